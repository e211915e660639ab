import type { COATS } from '@storylantern/contract';
import type { Colour } from '../paint/colour.ts';

/** How strong each coat's colour is, for animals and for things alike. */
export const COAT_COLOURS: Readonly<Record<(typeof COATS)[number], Colour>> = {
  white: '#f4ede2',
  grey: '#a9a6b0',
  black: '#55505e',
  brown: '#9a6a44',
  golden: '#e2b25c',
  ginger: '#dd8a48',
  red: '#d05a4a',
  pink: '#eda0b0',
  purple: '#9a82c8',
  blue: '#6fa3d4',
  green: '#7cb57a',
  yellow: '#f2cc5c',
};
