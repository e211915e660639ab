import type { Theme } from '../../theme.ts';

/** A sentence about the child: whatever else its words name is only spoken of, and is nobody in the book. */
export const ABOUT_THE_CHILD: Partial<Theme> = {
  relation: 'none',
  hero: null,
  other: null,
  place: null,
  from: null,
  thing: null,
  also: [],
  first: null,
  fear: null,
  activity: null,
  want: null,
  wish: null,
  farWish: null,
  clause: null,
};
