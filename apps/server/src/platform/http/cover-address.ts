import type { StorySummary } from '@storylantern/contract';

const PLACES: Readonly<Record<StorySummary['kind'], string>> = {
  story: '/api/stories',
  'picture-book': '/api/illustrated-stories',
  song: '/api/songs',
  'expert-story': '/api/stories',
};

/** The address that sends on to a piece's picture, drawn or not; it stays the same when the picture changes. */
export const coverUrl = (kind: StorySummary['kind'], id: string): string => `${PLACES[kind]}/${id}/cover`;
