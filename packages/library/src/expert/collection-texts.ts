import type { CollectionId } from '@storylantern/contract';

/** What the page of collections says of each, and which challenge's picture stands for it. */
export const COLLECTION_TEXTS: Readonly<
  Record<CollectionId, { readonly title: string; readonly description: string }>
> = {
  'new-school': {
    title: 'New School Adventures',
    description: 'First days, new rooms and new names, seen before they come.',
  },
  'fear-dark': {
    title: 'Overcoming Fear of the Dark',
    description: 'What is in the dark, what only sounds like it, and who is near.',
  },
  'making-friends': {
    title: 'Making New Friends',
    description: 'Shy children, loud children, children in between, and the first word.',
  },
};
