import type { Figure } from '../../../arc.ts';
import { canCarry } from '../able-friend.ts';
import type { Going } from '../event.ts';

export const TITLES = ['must dash', 'a very ordinary day', 'surprise, on the bridge', 'happy birthday to somebody'];

const REFRAINS = [
  'Must dash!',
  'Must run!',
  "Can't stop!",
  'So sorry, must dash!',
  "Sorry, can't stop!",
  'No time, no time!',
  'Must hurry!',
  "I'm in a rush!",
  'Another time!',
  'Later, later!',
] as const;

interface Parts {
  readonly refrain: string;
  /** Whose birthday was missed in March: never the child's, whose birthday is when it is. */
  readonly B: Figure;
  readonly b: string;
  /** Two more who live near; the first is the child where the book is about somebody else. */
  readonly N: Figure;
  readonly n: string;
  readonly P: Figure;
  readonly p: string;
  /** Somebody very small, for the youngest. */
  readonly D: Figure;
  readonly d: string;
}

export function partsOf({ A, B, K, company, chance }: Going): Parts {
  const taken = [A.kind, B.kind];
  const near = company.passersBy(3, (being) => being.size >= 2 && canCarry(being) && !taken.includes(being.id));
  const [first = company.person('Noor', 'child'), second = company.person('Tobi', 'child')] = near;
  const third = near[2] ?? company.person('Jess', 'child');
  const D = company.meet(taken.includes('mouse') ? 'hamster' : 'mouse');
  const [missed, N, P] = B === K ? [first, K, second] : [B, first, third];
  return {
    refrain: chance.pick(...REFRAINS),
    B: missed,
    b: missed.name,
    N,
    n: N.name,
    P,
    p: P.name,
    D,
    d: D.name,
  };
}
