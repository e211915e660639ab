import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge new-family-member. */
export const NEW_FAMILY_MEMBER: readonly LibraryStory[] = [];
