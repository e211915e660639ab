import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge jealousy. */
export const JEALOUSY: readonly LibraryStory[] = [];
