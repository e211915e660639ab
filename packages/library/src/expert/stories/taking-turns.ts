import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge taking-turns. */
export const TAKING_TURNS: readonly LibraryStory[] = [];
