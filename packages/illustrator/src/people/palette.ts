import type { EYE_COLOURS, HAIR_COLOURS, SKINS } from '@storylantern/contract';
import { adjust, difference, lightness, mix, type Colour } from '../paint/colour.ts';

type Table<Names extends readonly string[]> = Readonly<Record<Names[number], Colour>>;

/** Six steps, chosen so that blush, brows and both eye and hair colours stay readable on each of them. */
export const SKIN: Table<typeof SKINS> = {
  porcelain: '#fde0cb',
  peach: '#f6c9a8',
  honey: '#e5ab82',
  caramel: '#c98a5e',
  brown: '#a0663f',
  'deep-brown': '#7b4a30',
};

export const HAIR: Table<typeof HAIR_COLOURS> = {
  black: '#2f2634',
  'dark-brown': '#452b22',
  brown: '#6f4428',
  chestnut: '#934e2c',
  auburn: '#86342a',
  red: '#cc5d2e',
  'strawberry-blonde': '#e2945a',
  'dark-blonde': '#b98f52',
  blonde: '#e6bb62',
  'white-blonde': '#f0d890',
  grey: '#a9a7b5',
  white: '#eceaf0',
  purple: '#8d79cb',
  pink: '#ea86ae',
  blue: '#4f86d0',
  green: '#56a877',
};

/** A headscarf in the family of the chosen colour; hair itself is not seen. */
export const SCARF: Table<typeof HAIR_COLOURS> = {
  black: '#3f3a5e',
  'dark-brown': '#7a4a5c',
  brown: '#b5735a',
  chestnut: '#c8687a',
  auburn: '#9c4450',
  red: '#dd6f57',
  'strawberry-blonde': '#eda07c',
  'dark-blonde': '#c9a25e',
  blonde: '#e9b94f',
  'white-blonde': '#f2e2bd',
  grey: '#b4bccb',
  white: '#f3eee6',
  purple: '#8d79cb',
  pink: '#e692b0',
  blue: '#5b8fcb',
  green: '#5fa98a',
};

export const EYES: Table<typeof EYE_COLOURS> = {
  green: '#4a9a62',
  blue: '#4a8ccc',
  hazel: '#8a6433',
  amber: '#c0812c',
  brown: '#75482a',
  'dark-brown': '#4e3020',
  grey: '#7f8fa3',
  violet: '#7d62b8',
};

/** The darkest mark in a face: lids, pupils, closed eyes. */
export const INK: Colour = '#3a2430';

/** How far hair stands out from the skin it falls on at least (OKLab times 100). */
const HAIR_APART = 7;

/** Hair on a skin: its own colour, a little lighter or deeper where the two would run together. */
export function hairOn(name: (typeof HAIR_COLOURS)[number], skin: Colour): Colour {
  const hair = HAIR[name];
  const way = lightness(hair) >= lightness(skin) && name !== 'white' ? 1 : -1;
  for (let step = 0; step <= 5; step++) {
    const tried = adjust(hair, way * step * 0.016, 1 + step * 0.02);
    if (difference(tried, skin) >= HAIR_APART) return tried;
  }
  return adjust(hair, way * 0.09, 1.1);
}

/** How far brows stand out from the skin at least (OKLab times 100). */
const BROWS_APART = 12;

/** Brows: the hair, darkened until they are read on this skin; pale ones stay pale where skin is deep. */
export function browColour(hair: Colour, skin: Colour): Colour {
  const pale = lightness(hair) > 0.7 && lightness(skin) < 0.55;
  if (pale) return mix(hair, skin, 0.2);
  for (const depth of [0.42, 0.55, 0.7, 0.85]) {
    const brow = mix(hair, '#2a1820', depth);
    if (difference(brow, skin) >= BROWS_APART) return brow;
  }
  return '#2a1820';
}
