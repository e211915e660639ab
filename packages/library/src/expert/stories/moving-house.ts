import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge moving-house. */
export const MOVING_HOUSE: readonly LibraryStory[] = [];
