import { kinPhrase, kinWords } from '../../facts/kin.ts';
import { isUnkind } from '../../facts/usable-phrase.ts';

const KIN = kinWords.join('|');
/** Names that many families have for one of theirs and that are in no list of relatives, with who that mostly is. */
export const MOSTLY: Readonly<Record<string, string>> = {
  pops: 'Grandad', poppa: 'Grandad', grampy: 'Grandad', bampy: 'Grandad', gigi: 'Grandma', mimi: 'Grandma', mumma: 'Mummy',
}; // prettier-ignore
/** The same and others, of whom only beside somebody else it is plain that they are one of the family: "Nana and Pop". */
const OWN_WORD = [...Object.keys(MOSTLY), 'pop', 'poppy', 'mimsy'].join('|');
const NAME = String.raw`\p{Lu}\p{Ll}{1,11}`;
const AND = String.raw`\s*(?:and|&|\+)\s*(?:(?:my|our|his|her|their) )?`;
const PLURAL =
  '(?:mum(?:mie)?s|mom(?:mie)?s|mamas|mothers|dads|daddies|papas|fathers|parents|grandparents|grandmas|nans|grannies|grandads)';
/** "with mummy and daddy", "Grandma and Grandpa's house". */
const TWO_OF_KIN = new RegExp(
  String.raw`\b(${KIN})(?:${AND}|, (?=(?:${KIN})(?:,| and\b)))(${KIN}|${OWN_WORD})(?:['’]?s)?(?!\p{L}| (?:who|has|have)\b)`,
  'iu',
);
/** "two mums, Mama and Mimi", "her dads are called Daddy and Papa", "They are called Nana and Pop". */
const TWO_CALLED = new RegExp(
  String.raw`\b(?:${PLURAL}|[Tt]hey)(?: are| is)?(?: called| named)?[,:(–-]?\s*(?:called |named )?(?<first>${NAME}(?: ${NAME})?)(?:${AND})(?<second>${NAME}(?: ${NAME})?)(?!\p{L})`,
  'u',
);
/** Two of whom one is somewhere else, or of whom something graver is told. */
const NOT_BOTH =
  /\b(?:died|dead|passed|left|away|divorc\w*|separat\w*|split|prison|army|deployed|ex|hospital|ill|sick|works?|apart|week(?:s|ends?)|houses|homes)\b/i;

/** Two grown-ups of a family who are both there, as the pages call them. */
export interface TwoGrownUps {
  readonly names: readonly [string, string];
  /** The theme says so, and not only the details. */
  readonly isInTheme: boolean;
}

const asCalled = (word: string): string => kinPhrase(word)?.text ?? word.charAt(0).toUpperCase() + word.slice(1);
const usable = (names: readonly (string | undefined)[]): names is [string, string] =>
  names.length === 2 && names.every((each) => each !== undefined && !isUnkind(each)) && names[0] !== names[1];

/** The names that the details give to two grown-ups: "two mums, Mama and Mimi"; null where they give none. */
export function twoCalled(details: string): readonly [string, string] | null {
  const found = TWO_CALLED.exec(details)?.groups;
  const names = [found?.['first'], found?.['second']];
  return usable(names) ? names : null;
}

/** The two grown-ups whom a theme or its details have side by side; null for one alone, and for two who are apart. */
export function twoGrownUps(theme: string, details: string): TwoGrownUps | null {
  const inTheme = pairIn(theme);
  if (inTheme) return { names: inTheme, isInTheme: true };
  if (NOT_BOTH.test(details)) return null;
  const called = twoCalled(details);
  const names = called ?? pairIn(withoutWhoIsVisited(details));
  return names ? { names, isInTheme: false } : null;
}

const VISITED = new RegExp(
  String.raw`\b(?:to (?:see|visit|stay with)|visiting|seeing|staying with) (?:(?:my|our|his|her|their) )?(?:${KIN})(?:(?: \p{Lu}\p{Ll}+)?${AND}(?:${KIN}))?(?!\p{L})`,
  'giu',
);
/** "To see Granny and Papa in Edinburgh": who is at the other end of the way is not on it. */
export const withoutWhoIsVisited = (details: string): string => details.replace(VISITED, ' ');

/** "Uncle Rob and Uncle Tim", "Auntie Jo and Kim": two with one word, told apart by their names. */
const TWO_BY_NAME = new RegExp(
  String.raw`\b(?<kin>[Uu]ncle|[Aa]unt(?:y|ie)?) (?<first>${NAME}) (?:and|&) (?:(?<other>[Uu]ncle|[Aa]unt(?:y|ie)?) )?(?<second>${NAME})(?!\p{L})`,
  'u',
);

function pairIn(text: string): readonly [string, string] | null {
  const by = TWO_BY_NAME.exec(text)?.groups;
  if (by?.['kin'] !== undefined) {
    const pair = [
      `${asCalled(by['kin'])} ${by['first'] ?? ''}`,
      `${asCalled(by['other'] ?? by['kin'])} ${by['second'] ?? ''}`,
    ];
    return usable(pair) ? pair : null;
  }
  const [, first, second] = TWO_OF_KIN.exec(text) ?? [];
  const names = [first, second].map((each) => (each === undefined ? undefined : asCalled(each)));
  return usable(names) ? names : null;
}
