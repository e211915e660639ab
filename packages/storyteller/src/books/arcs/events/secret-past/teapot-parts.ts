import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { whoOf, type Who } from './who.ts';

const REFRAINS = [
  'Share and share alike',
  'Half for you and half for me',
  'Fair shares for all',
  'One for you and one for me',
  'Equal shares, shipmate',
  'Fair is fair',
] as const;
export const TITLES = ['one teapot', 'thursdays', 'harder than taking it', 'the last line on the list'] as const;

interface Parts extends Who {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  /** Whose teapot it is, and his dog. */
  readonly C: Figure;
  readonly D: Figure;
}

export const partsOf = (going: Going): Parts => {
  const { K, k, company, chance } = going;
  return {
    ...whoOf(going),
    refrain: chance.pick(...REFRAINS),
    K,
    k,
    C: company.person('Captain Bell', 'captain'),
    D: company.meet('dog'),
  };
};
