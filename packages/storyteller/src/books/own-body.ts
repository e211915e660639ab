import { escaped } from '../words/escaped.ts';
import type { AnimalName } from '@storylantern/contract';
import type { Being } from '@storylantern/library';
import type { Figure } from './arc.ts';
import { sentencesOf } from '../words/sentences.ts';

/** Drawn with neither arms nor legs: a snake has no hand to put up, and a whale does not stamp. */
const LIMBLESS: ReadonlySet<AnimalName> = new Set(['snake', 'fish', 'whale', 'shark', 'snail']);
/** Drawn as something that has arms or feet, and has none. */
const LIMBLESS_KINDS: ReadonlySet<string> = new Set(['worm', 'slug', 'jellyfish']);
/** Drawn with wings where arms would be. */
const WINGED: ReadonlySet<AnimalName> = new Set([
  'bird', 'owl', 'duck', 'hen', 'penguin', 'bee', 'butterfly', 'ladybird', 'bat',
]); // prettier-ignore

const HANDS = String.raw`hands?|fingers?|thumbs?|fists?|arms?|elbows?`;
const LIMBS = String.raw`${HANDS}|foot|feet|toes?|knees?|legs?|ears?|shoulders?|lap|sleeves?|shoes?|socks?|knelt|stamped|clapped|kicked`;
const NO_HANDS = new RegExp(String.raw`\b(?:${HANDS})\b`, 'i');
const NO_LIMBS = new RegExp(String.raw`\b(?:${LIMBS})\b`, 'i');
/** Said of no limb: "handed it over", "by hand", "on foot", "the foot of the gate". */
const OTHERWISE =
  /\b(?:hand(?:ed|ing)? (?:over|it|them|round|out)|(?:by|in|second|left|right)[- ]hand|on foot|foot of)\b/gi;

/** The parts of a body that somebody has not, as a pattern; null for whoever has them all. */
function lacking({ id, drawing }: Being): RegExp | null {
  if ('thing' in drawing || LIMBLESS_KINDS.has(id)) return NO_LIMBS;
  if (!('animal' in drawing)) return null;
  return LIMBLESS.has(drawing.animal) ? NO_LIMBS : WINGED.has(drawing.animal) ? NO_HANDS : null;
}

/** Whether words speak of a part of the body that somebody has: "watched both feet". */
export const fitsBody = (words: string, { being }: Pick<Figure, 'being'>): boolean =>
  being === null || lacking(being)?.test(words.replace(OTHERWISE, '')) !== true;

/** Whether a text speaks of a part of somebody's body in the same breath as of somebody who has none of it. */
function isAmiss(text: string, figure: Figure): boolean {
  if (fitsBody(text, figure)) return false;
  const said = [figure.name, figure.he, figure.his].map((each) => escaped(each));
  const who = new RegExp(String.raw`\b(?:${said.join('|')})\b`, 'iu');
  return sentencesOf(text).some(({ text: each }) => who.test(each) && !fitsBody(each, figure));
}

/** Those wordings that leave everybody the body they have; those that come nearest to it, when none does. */
export function fitBodies(variants: readonly string[], figures: readonly Figure[]): readonly string[] {
  const amiss = variants.map((text) => figures.filter((figure) => isAmiss(text, figure)).length);
  const least = Math.min(...amiss);
  return variants.filter((_text, i) => amiss[i] === least);
}
