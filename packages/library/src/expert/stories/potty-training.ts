import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge potty-training. */
export const POTTY_TRAINING: readonly LibraryStory[] = [];
