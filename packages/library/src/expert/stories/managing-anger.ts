import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge managing-anger. */
export const MANAGING_ANGER: readonly LibraryStory[] = [];
