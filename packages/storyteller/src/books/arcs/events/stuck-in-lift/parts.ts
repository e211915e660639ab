import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { withChildBeside } from '../page.ts';

export const TITLES = [
  'one, two, three, open',
  'between three and four',
  'that has never happened before',
  'the best trick',
] as const;

interface Parts {
  /** Who comes along: a cousin, a friend, a brother. */
  readonly N: Figure;
  readonly n: string;
  /** The magician. */
  readonly M: Figure;
  readonly m: string;
  /** "elevator" where the family says so. */
  readonly lift: string;
  readonly refrain: string;
}

export function partsOf(going: Going): Parts {
  const { company, chance, K } = going;
  const beside = company.alsoThere.find((each) => each !== K);
  const N = beside ?? withChildBeside(going).B;
  const M = company.person(chance.pick('the Great Alfonso', 'the Great Belinda', 'the Great Marvo'), 'neighbour');
  return {
    N,
    n: N.name,
    M,
    m: M.name,
    lift: /\belevators?\b/i.test(going.raw) ? 'elevator' : 'lift',
    refrain: chance.pick('That has never happened before!', "It's never done that before!"),
  };
}
