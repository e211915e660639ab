import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge bath-time. */
export const BATH_TIME: readonly LibraryStory[] = [];
