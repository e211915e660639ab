import type { LibraryStory } from '../library-story.ts';

/** The collection new-school. */
export const NEW_SCHOOL_COLLECTION: readonly LibraryStory[] = [];
