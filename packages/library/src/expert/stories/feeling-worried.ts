import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge feeling-worried. */
export const FEELING_WORRIED: readonly LibraryStory[] = [];
