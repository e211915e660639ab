import { EYE_COLOURS, HAIR_COLOURS, HAIR_STYLES, SKINS } from '@storylantern/contract';

type Painted<Value> = { readonly value: Value; readonly label: string; readonly colour: string };

const LABELS: Partial<Record<string, string>> = { bald: 'None' };

/** "dark-brown" as a parent reads it: "Dark brown". */
export function labelOf(value: string): string {
  const words = LABELS[value] ?? value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const painted = <Value extends string>(values: readonly Value[], paint: Record<Value, string>): Painted<Value>[] =>
  values.map((value) => ({ value, label: labelOf(value), colour: paint[value] }));

export const HAIR_STYLE_CHOICES = HAIR_STYLES.map((value) => ({ value, label: labelOf(value) }));

/** The colours are those the illustrator paints with, so that a swatch promises what the page shows. */
export const HAIR_COLOUR_CHOICES = painted(HAIR_COLOURS, {
  black: '#2f2634',
  'dark-brown': '#452b22',
  brown: '#6f4428',
  chestnut: '#934e2c',
  red: '#cc5d2e',
  blonde: '#e6bb62',
  grey: '#b9b6c2',
  purple: '#8d79cb',
});
export const SKIN_CHOICES = painted(SKINS, {
  porcelain: '#fde0cb',
  peach: '#f6c9a8',
  honey: '#e5ab82',
  caramel: '#c98a5e',
  brown: '#a0663f',
  'deep-brown': '#7b4a30',
});
export const EYE_CHOICES = painted(EYE_COLOURS, {
  green: '#4a9a62',
  blue: '#4a8ccc',
  hazel: '#8a6433',
  brown: '#75482a',
  'dark-brown': '#4e3020',
  grey: '#7f8fa3',
});
