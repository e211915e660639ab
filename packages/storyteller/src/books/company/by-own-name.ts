import { kinPhrase, kinWords } from '../../facts/kin.ts';
import { isUnkind } from '../../facts/usable-phrase.ts';
import type { CalledAtHome } from './called-at-home.ts';
import { MOSTLY, twoCalled, twoGrownUps } from './two-grown-ups.ts';

const KIN = kinWords.join('|');
/** "Mimi is her other grandma", "Bibi, our nanny": who somebody with a name of the family's own is. */
const IS_KIN = new RegExp(
  String.raw`(?<name>\p{Lu}\p{Ll}{1,11})(?:,| is) (?:my|our|his|her|their|the|\p{Lu}\p{Ll}+['’]s) (?:other |great[- ]?)?(?<kin>${KIN})(?!\p{L}|['’])`,
  'iu',
);
const BESIDE = new RegExp(
  String.raw`(?<=\b(?:with|and|at|visit|visits|visiting|see|sees|seeing) (?:my |our |his |her )?)(?<name>${Object.keys(MOSTLY).join('|')})(?=['’]?s?(?!\p{L}))`,
  'iu',
);

/** "Nai Nai", which is written together as often. */
const IN_TWO_WORDS = /\b(?:nai[ -]nai|ye[ -]ye|po[ -]po|gong[ -]gong|wai[ -]po|wai[ -]gong)\b/iu;
const withCapitals = (words: string): string => words.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** A theme in words that everybody has for a relative, and the names by which the finished book calls them. */
export interface InKnownWords {
  readonly theme: string;
  readonly called: readonly CalledAtHome[];
}

/**
 * Reads names that only one family has for its grown-ups: "baking with Mimi" of a child whose grandma is Mimi is a story
 * of baking with Grandma, in which Grandma is called Mimi; and of "Granny and Grandpa" who are called Savta and Saba each
 * has their own.
 */
export function inKnownWords(theme: string, details: string, childName: string | null): InKnownWords {
  const apart = IN_TWO_WORDS.exec(theme)?.[0];
  if (apart !== undefined)
    return inWordsOf(theme, apart, kinPhrase(apart.replace(/[ -]/g, ''))?.text, withCapitals(apart));
  const two = twoGrownUps(theme, details);
  const own = twoCalled(details);
  if (two?.isInTheme === true && own && own.every((name) => !two.names.includes(name)))
    return { theme, called: two.names.map((kin, n) => ({ kin, name: own[n] ?? kin })) };
  if (two?.isInTheme === true) return { theme, called: [] };
  const told = IS_KIN.exec(details)?.groups;
  const isOwn = (name: string | undefined): name is string =>
    name !== undefined &&
    /^\p{Lu}/u.test(name) &&
    kinPhrase(name) === undefined &&
    !isUnkind(name) &&
    name !== childName &&
    new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'u').test(theme);
  if (told && isOwn(told['name'])) return inWordsOf(theme, told['name'], kinPhrase(told['kin'] ?? '')?.text);
  const beside = BESIDE.exec(theme)?.groups?.['name'];
  const name = beside === undefined ? undefined : beside.charAt(0).toUpperCase() + beside.slice(1).toLowerCase();
  if (beside === undefined || name === undefined || name.toLowerCase() === childName?.toLowerCase())
    return { theme, called: [] };
  return inWordsOf(theme, beside, MOSTLY[beside.toLowerCase()], name);
}

const inWordsOf = (theme: string, typed: string, kin: string | undefined, name = typed): InKnownWords =>
  kin === undefined
    ? { theme, called: [] }
    : {
        theme: theme.replace(new RegExp(String.raw`(?<!\p{L})${typed}(?!\p{L})`, 'gu'), kin.toLowerCase()),
        called: [{ kin, name }],
      };
