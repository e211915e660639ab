import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge first-trip. */
export const FIRST_TRIP: readonly LibraryStory[] = [];
