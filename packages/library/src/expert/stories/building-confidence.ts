import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge building-confidence. */
export const BUILDING_CONFIDENCE: readonly LibraryStory[] = [];
