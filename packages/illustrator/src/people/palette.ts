import type { EYE_COLOURS, HAIR_COLOURS, SKINS } from '@storylantern/contract';
import type { Colour } from '../paint/colour.ts';

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
  red: '#cc5d2e',
  blonde: '#e6bb62',
  grey: '#b9b6c2',
  purple: '#8d79cb',
};

/** A headscarf in the family of the chosen colour; hair itself is not seen. */
export const SCARF: Table<typeof HAIR_COLOURS> = {
  black: '#3f3a5e',
  'dark-brown': '#7a4a5c',
  brown: '#b5735a',
  chestnut: '#c8687a',
  red: '#dd6f57',
  blonde: '#e9b94f',
  grey: '#b4bccb',
  purple: '#8d79cb',
};

export const EYES: Table<typeof EYE_COLOURS> = {
  green: '#4a9a62',
  blue: '#4a8ccc',
  hazel: '#8a6433',
  brown: '#75482a',
  'dark-brown': '#4e3020',
  grey: '#7f8fa3',
};

/** The darkest mark in a face: lids, pupils, closed eyes. */
export const INK: Colour = '#3a2430';
