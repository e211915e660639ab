import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge screen-time. */
export const SCREEN_TIME: readonly LibraryStory[] = [];
