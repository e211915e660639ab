import type { COATS } from '@storylantern/contract';

export type CoatName = (typeof COATS)[number];

/** Words for a colour, as a text or a parent has them, and the colour a picture has for it. */
const COAT_WORDS: Readonly<Record<string, CoatName>> = {
  white: 'white',
  snowy: 'white',
  cream: 'white',
  grey: 'grey',
  gray: 'grey',
  silver: 'grey',
  black: 'black',
  brown: 'brown',
  golden: 'golden',
  gold: 'golden',
  orange: 'ginger',
  ginger: 'ginger',
  red: 'red',
  scarlet: 'red',
  crimson: 'red',
  pink: 'pink',
  purple: 'purple',
  violet: 'purple',
  lilac: 'purple',
  lavender: 'purple',
  blue: 'blue',
  turquoise: 'blue',
  green: 'green',
  yellow: 'yellow',
};

/** The colour a word names; null when it names none. */
export const coatOf = (word: string): CoatName | null => COAT_WORDS[word.toLowerCase()] ?? null;

/** All words for colours, as they stand in a regular expression. */
export const COLOUR_WORD = Object.keys(COAT_WORDS).join('|');
