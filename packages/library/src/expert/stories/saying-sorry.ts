import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge saying-sorry. */
export const SAYING_SORRY: readonly LibraryStory[] = [];
