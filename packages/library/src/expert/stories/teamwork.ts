import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge teamwork. */
export const TEAMWORK: readonly LibraryStory[] = [];
