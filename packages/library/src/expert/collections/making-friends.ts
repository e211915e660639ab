import type { LibraryStory } from '../library-story.ts';

/** The collection making-friends. */
export const MAKING_FRIENDS_COLLECTION: readonly LibraryStory[] = [];
