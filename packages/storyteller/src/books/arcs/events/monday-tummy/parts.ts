import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['ten to eight', 'a monday in the middle', 'a bit of monday', "what's in there?"];

const REFRAINS = [
  'There it is again!',
  "It's there again!",
  "It's back again!",
  'Here it is again!',
  'There it goes again!',
  "Now it's back!",
  "It's come back!",
  'There it comes again!',
  "Listen, it's back!",
  "It's here again!",
] as const;

const CHILDREN = ['Noor', 'Tobi', 'Jess', 'Robin', 'Sal'] as const;

interface Parts {
  readonly refrain: string;
  /** The teacher, and two of the class. */
  readonly T: Figure;
  readonly t: string;
  readonly N: Figure;
  readonly n: string;
  /** What somebody says to have got over the weekend, and has not. */
  readonly beast: string;
}

export function partsOf({ A, a, b, k, company, chance }: Going): Parts {
  const N = company.person(chance.pick(...CHILDREN.filter((each) => ![a, b, k].includes(each))), 'child');
  const T = company.person(a === 'Bev' || b === 'Bev' || k === 'Bev' ? 'Gill' : 'Bev', 'teacher');
  return {
    refrain: chance.pick(...REFRAINS),
    T,
    t: T.name,
    N,
    n: N.name,
    beast: /donkey|horse|pony|foal|mule/.test(A.kind) ? 'goat' : 'donkey',
  };
}
