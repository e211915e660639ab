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
  /** " This was Leo.", " Now Ada was a big sister.": what the theme tells of the two; else nothing. */
  readonly thisIs: string;
}

export function expected({ company, raw, a }: Going): Expected {
  const found = /\b(?:baby|new|little) (sister|brother)\b/i.exec(raw)?.[1]?.toLowerCase();
  const big = /\bbig (?:sister|brother)\b/i.exec(raw)?.[0]?.toLowerCase();
  const called = householdIn(company.theme).find(({ is }) => is === 'baby')?.called ?? null;
  const X = company.person(called ?? 'the baby', 'baby');
  return {
    X,
    x: X.name,
    aBaby: found ? `a baby ${found}` : 'a baby',
    thisIs: `${called ? ` This was ${called}.` : ''}${big ? ` Now ${a} was a ${big}.` : ''}`,
  };
}
