import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge first-day-school. */
export const FIRST_DAY_SCHOOL: readonly LibraryStory[] = [];
