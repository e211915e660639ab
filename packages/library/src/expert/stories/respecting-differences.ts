import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge respecting-differences. */
export const RESPECTING_DIFFERENCES: readonly LibraryStory[] = [];
