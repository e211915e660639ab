import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['somebody in the tunnel', 'hello in there', 'it answered', 'as dark as a boot'];

/** What is called into the tunnel, and what comes back out of it. */
const CALLS: readonly (readonly [string, string])[] = [
  ['Hello in there!', 'in there!'],
  ['Hello, you there!', 'you there!'],
  ['Who is in there?', 'in there?'],
  ['Is that you there?', 'you there?'],
  ['I know you are there!', 'you are there!'],
  ['Are you in there?', 'in there?'],
  ['I say, you in there!', 'you in there!'],
  ['Good day, you in there!', 'in there!'],
  ['Hey, you in there!', 'you in there!'],
  ['Oh, you are there!', 'are there!'],
];

interface Parts {
  /** What is called; the end of it, which comes back. */
  readonly refrain: string;
  readonly back: string;
  /** Who is in a hurry to get through. */
  readonly N: Figure;
  readonly n: string;
  /** "the tunnel", or the long one where the theme says so. */
  readonly tunnel: string;
}

export function partsOf({ A, K, company, raw, chance }: Going): Parts {
  const [refrain, back] = chance.pick(...CALLS);
  const N = company.person([A.name, K.name].includes('Mrs Crumb') ? 'Mrs Loaf' : 'Mrs Crumb', 'neighbour');
  return {
    refrain,
    back,
    N,
    n: N.name,
    tunnel: /\blong\b/.test(raw) ? 'the long tunnel' : 'the tunnel',
  };
}
