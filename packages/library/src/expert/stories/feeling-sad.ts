import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge feeling-sad. */
export const FEELING_SAD: readonly LibraryStory[] = [];
