import { kinPhrase, kinWords, sameKin } from '../../facts/kin.ts';
import { isUnkind } from '../../facts/usable-phrase.ts';
import type { CalledAtHome } from './called-at-home.ts';
import { firstNameIn } from './first-name.ts';
import { grandparentWord } from './grandparent-words.ts';
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

/** "his stepbrother Aidan": a brother to every story, and a stepbrother on its pages. */
const STEP = /\b(?<step>step-?|half[- ])(?<tie>brother|sister)(?=s?\b)/iu;

/** A theme with the word that stories know for a stepbrother, and what he is called on the pages; null where there is none. */
export function withoutStep(theme: string): { readonly theme: string; readonly called: CalledAtHome } | null {
  const found = STEP.exec(theme)?.groups;
  const [step, tie] = [found?.['step']?.toLowerCase(), found?.['tie']?.toLowerCase()];
  if (step === undefined || tie === undefined) return null;
  return {
    theme: theme.replace(new RegExp(STEP.source, 'giu'), '$<tie>'),
    called: { kin: tie, name: `${step}${tie}` },
  };
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
  const inDetails = IN_TWO_WORDS.exec(details)?.[0];
  const asOne = kinPhrase(inDetails?.replace(/[ -]/g, '') ?? '')?.text;
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
  const same = sameInDetails(theme, details);
  if (same) return { theme, called: [same] };
  if (inDetails !== undefined && asOne !== undefined)
    return { theme, called: [{ kin: asOne, name: withCapitals(inDetails) }] };
  const beside = BESIDE.exec(theme)?.groups?.['name'];
  const name = beside === undefined ? undefined : beside.charAt(0).toUpperCase() + beside.slice(1).toLowerCase();
  if (beside === undefined || name === undefined || name.toLowerCase() === childName?.toLowerCase())
    return { theme, called: [] };
  return inWordsOf(theme, beside, MOSTLY[beside.toLowerCase()], name);
}

const OF_ANY_KIN = new RegExp(String.raw`(?<![\p{L}-])(?:${KIN})(?:['’]?s)?(?![\p{L}-])`, 'giu');
/** "grandmas", "Opa's": the word for them. */
const kinOf = (typed: string): string => {
  const word = typed.toLowerCase().replace(/['’]s$/, '');
  return kinPhrase(word) === undefined ? word.replace(/s$/, '') : word;
};

/** "Eid at grandma's", and in the details "Teta makes maamoul": one relative, in a word of everybody's and in the family's own. */
function sameInDetails(theme: string, details: string): CalledAtHome | null {
  const [typed, another] = theme.match(OF_ANY_KIN) ?? [];
  if (typed === undefined || another !== undefined) return null;
  const word = kinOf(typed);
  const kin = kinPhrase(word);
  const group = sameKin(word);
  if (!kin?.gender || !/^gran/i.test(group[0] ?? '')) return null;
  const told = (details.match(OF_ANY_KIN) ?? []).map(kinOf);
  // Who is spoken of in both has that name, and another one of them is somebody else.
  if (told.includes(word)) {
    const first = firstNameIn(details, kin.text);
    return first === null ? null : { kin: kin.text, name: `${kin.text} ${first}` };
  }
  const own = told.find((each) => group.includes(each));
  const other = own === undefined ? grandparentWord(details, kin.gender === 'f' ? 'f' : 'm') : undefined;
  const name = own === undefined ? other : kinPhrase(own)?.text;
  if (name === undefined || name === kin.text) return null;
  const first = firstNameIn(details, name);
  return { kin: kin.text, name: first === null ? name : `${name} ${first}` };
}

const inWordsOf = (theme: string, typed: string, kin: string | undefined, name = typed): InKnownWords =>
  kin === undefined
    ? { theme, called: [] }
    : {
        theme: theme.replace(new RegExp(String.raw`(?<!\p{L})${typed}(?!\p{L})`, 'gu'), kin.toLowerCase()),
        called: [{ kin, name }],
      };
