import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge brushing-teeth. */
export const BRUSHING_TEETH: readonly LibraryStory[] = [];
