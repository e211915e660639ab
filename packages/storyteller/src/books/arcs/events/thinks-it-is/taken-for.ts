import type { Ability } from '@storylantern/library';
import { beingNamed } from '../../../theme/entries.ts';
import { withArticle } from '../../../company/figure.ts';
import { REACHES } from './reaches.ts';

/** What somebody takes itself for: "thinks she's a dog", "acts like a cat". */
export const THINKS =
  /\b(?:thinks?|thought|believes?|believed|is sure|was sure|is convinced|was convinced|pretends?|pretended|swears?) (?:that )?(?:he|she|it|they|to be)? ?(?:['’]s|is|was|are|were|['’]re)? ?(?:really |actually |secretly |just )?an? (?:(?:real|big|brave|little|proper|normal) )?(\p{L}+(?: \p{L}+)?)$|\b(?:acts?|acted|behaves?|behaved|lives?|lived) like an? (?:(?:real|proper|normal) )?(\p{L}+)$/iu;

const PERSON = /^(?:human(?: being)?|person|child|boy|girl|kid|man|woman|baby)$/i;
/** What children do without wings or claws; a thing they cannot do is left to others. */
const OF_PEOPLE: readonly Ability[] = ['strong', 'gentle', 'loud', 'light', 'dig', 'bounce', 'climb'];

/** What a theme's hero takes itself for, and what it can do that those cannot. */
export interface TakenFor {
  /** The id of the kind; null for people. */
  readonly kind: string | null;
  /** "dog", "a dog", "dogs". */
  readonly one: string;
  readonly aOne: string;
  readonly many: string;
  readonly reach: (typeof REACHES)[number];
}

/** Reads that from words; null where the two kinds are not known, or can do the same. */
export function takenForIn(raw: string, can: readonly Ability[] | undefined, own: string | undefined): TakenFor | null {
  const [, thought, like] = THINKS.exec(raw) ?? [];
  const word = (thought ?? like)?.toLowerCase();
  if (word === undefined || can === undefined) return null;
  const isPerson = PERSON.test(word);
  const being = isPerson ? undefined : beingNamed(word);
  if (!isPerson && (!being || being.id === own || !/^(?:pet|farm|wild|bird|magic|insect)$/.test(being.isa)))
    return null;
  const theirs = being?.can ?? OF_PEOPLE;
  const reach = REACHES.find((each) => can.includes(each.by) && !theirs.includes(each.by));
  if (!reach) return null;
  // "Chicken" is a hen's other name, and what the parent says.
  const one = isPerson ? 'person' : word;
  const many = isPerson ? 'people' : being?.id === word ? being.plural : `${word}s`;
  return { kind: being?.id ?? null, one, aOne: withArticle(one), many, reach };
}
