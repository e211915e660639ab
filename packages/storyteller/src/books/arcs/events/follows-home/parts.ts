import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** Who may walk home behind a child, and be small and somebody's. */
export const FOLLOWER = String.raw`(?:kitten|kitty|cat|puppy|pup|dog|duckling|rabbit|bunny)`;

export const TITLES = ['one short', 'all the way home', 'whose are you?', 'somebody behind me'];

const REFRAINS = [
  'Whose are you?',
  'And whose are you?',
  'Now, whose are you?',
  'Whose can you be?',
  'But whose are you?',
  'Tell me, whose are you?',
] as const;

interface Parts {
  readonly X: Figure;
  /** "the kitten" and "a kitten": it has no name until somebody knows it. */
  readonly the: string;
  readonly an: string;
  readonly kinds: string;
  /** The one whose it is. */
  readonly N: Figure;
  readonly n: string;
  readonly refrain: string;
}

export function partsOf({ A, raw, company, chance }: Going): Parts {
  const kind = (new RegExp(String.raw`\b${FOLLOWER}`, 'iu').exec(raw)?.[0].toLowerCase() ?? 'kitten')
    .replace(/^kitty$|^cat$/, 'kitten')
    .replace(/^pup$|^dog$/, 'puppy')
    .replace('bunny', 'rabbit');
  const X = company.other && company.other !== A ? company.other : company.meet(kind);
  const N = company.person('Mrs Abel', 'neighbour');
  return {
    X,
    the: `the ${kind}`,
    an: `a ${kind}`,
    kinds: kind === 'puppy' ? 'puppies' : `${kind}s`,
    N,
    n: N.name,
    refrain: chance.pick(...REFRAINS),
  };
}
