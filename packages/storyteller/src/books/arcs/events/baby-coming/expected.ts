import type { Figure } from '../../../arc.ts';
import { householdIn } from '../../../theme/household.ts';
import type { Going } from '../event.ts';

export const REFRAINS = [
  'Not yet',
  'Not just yet',
  'Not quite yet',
  'No, not yet',
  'Oh no, not yet',
  'Not for a bit yet',
  'Not for a while yet',
  'Certainly not yet',
  'Not nearly yet',
  'Well, not yet',
  'Surely not yet',
] as const;
export const TITLES = ['not yet', 'as big as a melon', 'a bed for a pear', 'is it now?'];

/** The baby, and how the family speaks of it. */
export interface Expected {
  /** In the picture: "the baby", or the name that the theme tells. */
  readonly X: Figure;
  readonly x: string;
  /** "a baby sister". */
  readonly aBaby: string;
  /** Which was wished for, where the other is coming: "sister"; else null. */
  readonly wished: 'sister' | 'brother' | null;
  /** "It's", or where a wish makes it matter "He's", "She's". */
  readonly its: string;
  /** ' "My brother!"' where it was not the one wished for; else nothing. */
  readonly mine: string;
  /** " This was Leo.", " Now Ada was a big sister.": what the theme tells of the two; else nothing. */
  readonly thisIs: string;
}

const WISH = /\b(?<!(?:n['’]t|not|never) )(?:wish\w*|want\w*|hop(?:e|es|ed|ing)|asked|rather)\b/i;
const KIND = /\b(?<!\bbig )(?<!\bas a )(?:sister|brother|girl|boy)\b(?! who\b)/gi;
const kindOf = (word: string): 'sister' | 'brother' => (/^(?:sister|girl)$/i.test(word) ? 'sister' : 'brother');

/** The one that was wished for where the other is coming: "wanted a sister but it is a brother". */
function wishedFor(raw: string): 'sister' | 'brother' | null {
  const at = WISH.exec(raw)?.index;
  if (at === undefined) return null;
  const [first, ...others] = [...raw.slice(at).matchAll(KIND)].map(([word]) => kindOf(word));
  if (first === undefined) return null;
  const told = [...raw.slice(0, at).matchAll(/\b(?:baby|new|little) (sister|brother|girl|boy)\b/gi)];
  return [...others, ...told.map(([, word = '']) => kindOf(word))].some((each) => each !== first) ? first : null;
}

export function expected({ company, raw, a }: Going): Expected {
  const wished = wishedFor(raw);
  const found = wished
    ? { sister: 'brother', brother: 'sister' }[wished]
    : /\b(?:baby|new|little) (sister|brother)\b/i.exec(raw)?.[1]?.toLowerCase();
  const big = /\bbig (?:sister|brother)\b/i.exec(raw)?.[0]?.toLowerCase();
  const called = householdIn(company.theme).find(({ is }) => is === 'baby')?.called ?? null;
  const X = company.person(called ?? 'the baby', 'baby');
  return {
    X,
    x: X.name,
    wished,
    its: wished === null ? "It's" : wished === 'sister' ? "He's" : "She's",
    mine: wished === null ? '' : ` "My ${wished === 'sister' ? 'brother' : 'sister'}!"`,
    aBaby: found ? `a baby ${found}` : 'a baby',
    thisIs: `${called ? ` This was ${called}.` : ''}${big ? ` Now ${a} was a ${big}.` : ''}`,
  };
}
