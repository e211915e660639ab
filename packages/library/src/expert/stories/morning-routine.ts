import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge morning-routine. */
export const MORNING_ROUTINE: readonly LibraryStory[] = [];
