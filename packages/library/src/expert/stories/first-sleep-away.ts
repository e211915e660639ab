import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge first-sleep-away. */
export const FIRST_SLEEP_AWAY: readonly LibraryStory[] = [];
