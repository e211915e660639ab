import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { theOne } from '../the-one.ts';

export const TITLES = [
  'what big ears',
  'all the better to get home',
  'who is in the bed?',
  'the wolf in the wood',
] as const;

/** Whoever of a family may live in a cottage. */
const GRAN = /^(?:gran|nan|nonna|oma|abuela|baba|bubbe|yaya|nonno|opa|pop|grand)/i;

interface Parts {
  readonly W: Figure;
  readonly w: string;
  readonly N: Figure;
  readonly n: string;
  readonly refrain: string;
}

export function partsOf(going: Going): Parts {
  const { G, company, chance } = going;
  const W = theOne(going, 'wolf');
  const N = GRAN.test(G.name) ? G : company.person('Grandma', 'grandparent');
  return {
    W,
    w: W.name,
    N,
    n: N.name,
    refrain: chance.pick("And I'm still lost!", "I'm still lost!"),
  };
}
