import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge bedtime-routine. */
export const BEDTIME_ROUTINE: readonly LibraryStory[] = [];
