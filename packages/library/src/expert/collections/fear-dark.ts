import type { LibraryStory } from '../library-story.ts';

/** The collection fear-dark. */
export const FEAR_DARK_COLLECTION: readonly LibraryStory[] = [];
