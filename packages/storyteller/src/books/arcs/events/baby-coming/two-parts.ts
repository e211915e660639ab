import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['and one more', 'two of everything', 'one at each end'] as const;
export const REFRAINS = ['And one more', 'And another one', 'And then one more', 'Plus one more'] as const;

/** The two in the picture, and what the child is now, where the theme says so. */
export function twoOf({ company, raw, a }: Going): { X: Figure; Y: Figure; thisIs: string } {
  const big = /\bbig (?:sister|brother)\b/i.exec(raw)?.[0]?.toLowerCase();
  return {
    X: company.person('the baby', 'baby'),
    Y: company.person('the other baby', 'baby'),
    thisIs: big ? ` Now ${a} was a ${big}.` : '',
  };
}
