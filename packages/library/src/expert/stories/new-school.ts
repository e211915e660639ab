import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge new-school. */
export const NEW_SCHOOL: readonly LibraryStory[] = [];
