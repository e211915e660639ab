import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge new-sibling. */
export const NEW_SIBLING: readonly LibraryStory[] = [];
