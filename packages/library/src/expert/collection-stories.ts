import type { CollectionId } from '@storylantern/contract';
import { NEW_SCHOOL_COLLECTION } from './collections/new-school.ts';
import { FEAR_DARK_COLLECTION } from './collections/fear-dark.ts';
import { MAKING_FRIENDS_COLLECTION } from './collections/making-friends.ts';
import type { LibraryStory } from './library-story.ts';

/** The stories of the collections, numbered from 1 in this order. */
export const COLLECTION_STORIES: Readonly<Record<CollectionId, readonly LibraryStory[]>> = {
  'new-school': NEW_SCHOOL_COLLECTION,
  'fear-dark': FEAR_DARK_COLLECTION,
  'making-friends': MAKING_FRIENDS_COLLECTION,
};
