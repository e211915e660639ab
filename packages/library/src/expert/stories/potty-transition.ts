import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge potty-transition. */
export const POTTY_TRANSITION: readonly LibraryStory[] = [];
