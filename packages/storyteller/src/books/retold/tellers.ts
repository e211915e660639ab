import { kinWords } from '../../facts/kin.ts';
import type { Figure } from '../arc.ts';

/** Who speaks and of whom. */
export interface Tellers {
  readonly child: Figure;
  /** The grown-up's own word, "Mum"; null where the parent named none. */
  readonly grownUp: string | null;
  /** Names that the parent gives besides, by the noun: "step brother" is Reece, "tortoise" is Signor Pino. */
  readonly names: ReadonlyMap<string, string>;
}

/** Any word for one of the family, for a pattern. */
export const KIN = kinWords.join('|');

/** The child, where a theme begins with "he" or "she" or speaks of "my son"; null where it does not say. */
export function isOfChild(raw: string): 'he' | 'she' | null {
  const begins = /^(?:the \p{L}+ |how |when |that )*(he|she|his|her)\b/iu.exec(raw.trim())?.[1]?.toLowerCase();
  if (begins !== undefined) return begins.startsWith('s') || begins === 'her' ? 'she' : 'he';
  return /\b[Mm]y (?:son|little boy|boy)\b/.test(raw)
    ? 'he'
    : /\b[Mm]y (?:daughter|little girl|girl)\b/.test(raw)
      ? 'she'
      : null;
}

/** "Mum and I", "me and Grandad": who is named beside "I" is somebody else. */
const BESIDE_ME = new RegExp(
  String.raw`\b(?:${KIN}) (?:and|&|n) (?:i|me)\b|\b(?:i|me) (?:and|&|n) (?:my )?(?:${KIN})\b`,
  'iu',
);
/** What only a parent says of the child, who is then not "I". */
const OF_CHILD = /\b(?:she|he|her|him|hers|son|daughter|toddler|baby|(?:little|big) (?:one|boy|girl))\b/iu;

/** Whether "I" is the child: whoever speaks of "my mum", or of "Mum and I", is no mum. */
export const isChildSpeaking = (raw: string): boolean =>
  (BESIDE_ME.test(raw) && !OF_CHILD.test(raw)) ||
  (new RegExp(
    String.raw`\bmy (?:\p{Ll}+ )?(?:${KIN}|brother|sister|cousin|birthday|hair|bed|bedroom|class|teacher|school|tooth|best friend)\b`,
    'iu',
  ).test(raw) &&
    !/\bmy (?:son|daughter)\b/i.test(raw));

/** "the time they got their head stuck": one child of whom nobody says he or she. */
export const isSingularThey = (raw: string): boolean =>
  /\bthey\b.*\btheir (?:head|hand|foot|arm|leg|finger|nose|hair)\b/i.test(raw) && !/\bwe\b|\bour\b/i.test(raw);

/** "the hedgehog set off the alarm at his mum's": no hedgehog has one, so it is the child's. */
export const ITS_CHILDS = new RegExp(
  String.raw`^((?:the|an?) (?:hedgehog|cat|dog|parrot|goat|goose|horse|pony|cow|sheep|pigeon|seagull|squirrel|fox|badger|robin|donkey|rabbit|hamster|mouse|bird|hen|chicken|duck|swan|tent|car|van|bus|train|boat|alarm|washing machine|boiler|ceiling|roof|tree)\b(?!.*\b(?:${KIN})\b.*\b(?:his|her)\b).*? )(?:his|her) (?=(?:${KIN})\b)`,
  'iu',
);

/** The child, as a parent speaks of it. */
export const ONES_CHILD = /\bmy (?:son|daughter|child|toddler|boy|girl|little boy|little girl)\b/gi;
