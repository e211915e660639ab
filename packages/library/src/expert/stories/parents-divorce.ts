import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge parents-divorce. */
export const PARENTS_DIVORCE: readonly LibraryStory[] = [];
