import type { CLOTHS } from '@storylantern/contract';
import type { Colour } from '../paint/colour.ts';

export type ClothName = (typeof CLOTHS)[number];

/** What each named cloth looks like before a style tones it. */
export const CLOTH: Readonly<Record<ClothName, Colour>> = {
  mustard: '#f2b632',
  coral: '#d9634f',
  teal: '#4aa3a2',
  sage: '#7cbf9a',
  sky: '#5a9bd5',
  rose: '#e58aa0',
  violet: '#8e78c4',
  cream: '#f0e2c4',
  red: '#c8463c',
  butter: '#f2c14e',
  denim: '#3f6fae',
  navy: '#4a5f8a',
  plum: '#6a5590',
  cocoa: '#8a5f4a',
  pine: '#3f7f78',
  rust: '#b8694f',
};
