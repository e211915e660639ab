import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge handling-disappointment. */
export const HANDLING_DISAPPOINTMENT: readonly LibraryStory[] = [];
