import type { Looks } from '@storylantern/contract';

/** "dark-brown" as a parent reads it: "Dark brown". */
function labelOf(value: string): string {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The styles in the order they are offered; naming all of them is checked by the type. */
const HAIR_STYLES: Record<Looks['hairStyle'], string> = {
  short: 'Short',
  bob: 'Bob',
  long: 'Long',
  pigtails: 'Pigtails',
  ponytail: 'Ponytail',
  curly: 'Curly',
  afro: 'Afro',
  bun: 'Bun',
  spiky: 'Spiky',
  braids: 'Braids',
  hijab: 'Hijab',
  bald: 'None',
};

/** The colours are those the illustrator paints with, so that a swatch promises what the page shows. */
const HAIR_COLOURS: Record<Looks['hairColour'], string> = {
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
const SKINS: Record<Looks['skin'], string> = {
  porcelain: '#fde0cb',
  peach: '#f6c9a8',
  honey: '#e5ab82',
  caramel: '#c98a5e',
  brown: '#a0663f',
  'deep-brown': '#7b4a30',
};
const EYES: Record<Looks['eyes'], string> = {
  green: '#4a9a62',
  blue: '#4a8ccc',
  hazel: '#8a6433',
  amber: '#c0812c',
  brown: '#75482a',
  'dark-brown': '#4e3020',
  grey: '#7f8fa3',
  violet: '#7d62b8',
};

const keysOf = <Key extends string>(table: Record<Key, string>) => Object.keys(table) as Key[];

const painted = <Value extends string>(paint: Record<Value, string>) =>
  keysOf(paint).map((value) => ({ value, label: labelOf(value), colour: paint[value] }));

export const HAIR_STYLE_CHOICES = keysOf(HAIR_STYLES).map((value) => ({ value, label: HAIR_STYLES[value] }));
export const HAIR_COLOUR_CHOICES = painted(HAIR_COLOURS);
export const SKIN_CHOICES = painted(SKINS);
export const EYE_CHOICES = painted(EYES);
