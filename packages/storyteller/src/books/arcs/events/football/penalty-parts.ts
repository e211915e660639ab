import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const LOSES = /\b(?:los(?:e|es|ing|t) (?:every|all|each)|never w[io]ns?|always los(?:e|es|ing))\b/i;

interface Parts {
  readonly refrain: string;
  /** Where they lose every match: a sentence of it, with a space after it; else empty. */
  readonly lostAll: string;
  /** Who is in goal. */
  readonly A: Figure;
  readonly a: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  /** Who takes the penalty. */
  readonly N: Figure;
  readonly n: string;
}

export const partsOf = ({ A, a, K, G, g, Gcap, company }: Going): Parts => {
  const N = company.person([A.name, K.name].includes('Roz') ? 'Mattie' : 'Roz', 'child');
  return {
    refrain: 'Make up your mind!',
    lostAll: LOSES.test(company.theme.raw)
      ? 'The Greens had lost every match that year. How they had got into the final nobody could say, least of all the Greens. '
      : '',
    A,
    a,
    G,
    g,
    Gcap,
    N,
    n: N.name,
  };
};
