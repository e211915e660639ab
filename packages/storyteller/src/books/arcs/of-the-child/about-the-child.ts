import type { Theme } from '../../theme.ts';
import { OF_ITS_SENTENCE } from '../shape.ts';

/** A sentence about the child: whatever else its words name is only spoken of, and is nobody in the book. */
export const ABOUT_THE_CHILD: Partial<Theme> = {
  ...OF_ITS_SENTENCE,
  hero: null,
  other: null,
  from: null,
  thing: null,
  also: [],
  fear: null,
  wish: null,
  farWish: null,
};
