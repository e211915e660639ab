import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge healthy-eating. */
export const HEALTHY_EATING: readonly LibraryStory[] = [];
