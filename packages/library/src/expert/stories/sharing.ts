import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge sharing. */
export const SHARING: readonly LibraryStory[] = [];
