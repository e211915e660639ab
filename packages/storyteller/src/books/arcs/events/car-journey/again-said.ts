import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

/** What is said again and again; the refrain. */
export const REFRAINS = [
  'Are we nearly there',
  'Are we there yet',
  'Are we there',
  'Is it much further',
  'Is this it',
  'Is it still far',
  'Are we almost there',
  'How far is it now',
  'Is that it over there',
  'When are we there',
] as const;
/** Titles of the plot. */
export const TITLES = ['the cow with the hat', 'are we nearly there', 'once more past the cow', 'left, at the cow'];

/** Where they are going, after "to": the place of the theme, a relative's house, else "the sea". */
export function goalOf({ place, raw, G, K }: Going): string {
  const kin = /\bto (?:my |our |see |visit )*((?:grand\w+|nan\w*|gran\w*|aunt\w*|uncle\w*|cousins?)(?:['’]s)?)\b/.exec(
    raw,
  )?.[1];
  if (kin !== undefined && kin !== G.name.toLowerCase() && !kin.includes(K.name.toLowerCase()))
    return /cousin/.test(kin) ? "the cousins' house" : `${cap(kin.replace(/['’]?s$/, ''))}'s house`;
  const there = /\bto (?:the|our|a) (?:holiday |little |big )?(cottage|campsite|mountains|lakes)\b/.exec(raw)?.[1];
  if (there !== undefined) return `the ${there}`;
  return place && !/home|house|street|road|town|city/.test(place) ? place : 'the sea';
}
