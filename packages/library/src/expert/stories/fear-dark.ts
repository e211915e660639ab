import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge fear-dark. */
export const FEAR_DARK: readonly LibraryStory[] = [];
