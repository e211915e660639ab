import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge making-friends. */
export const MAKING_FRIENDS: readonly LibraryStory[] = [];
