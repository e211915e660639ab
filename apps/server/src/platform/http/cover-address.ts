import type { StorySummary } from '@storylantern/contract';

const PLACES: Readonly<Record<StorySummary['kind'], string>> = {
  story: '/api/stories',
  'picture-book': '/api/illustrated-stories',
  song: '/api/songs',
  'expert-story': '/api/stories',
};

/** The address that sends on to a piece's picture, drawn or not; it stays the same when the picture changes. */
export const coverUrl = (kind: StorySummary['kind'], id: string): string => `${PLACES[kind]}/${id}/cover`;

/** Where the picture of a category's or a topic's card is. */
export const cardPictureUrl = (kind: 'category' | 'topic', id: string): string => `/api/pictures/${kind}-${id}.webp`;
