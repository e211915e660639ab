import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge being-kind. */
export const BEING_KIND: readonly LibraryStory[] = [];
