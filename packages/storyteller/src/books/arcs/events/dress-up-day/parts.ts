import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['nobody in it yet', 'a book with two legs', 'who is in it?', 'something out of a book'];

/** Said to everybody who opens it. */
const REFRAINS = [
  'Nobody yet!',
  'No one yet!',
  'Nobody so far!',
  'No one so far!',
  'There is nobody yet!',
  'Nobody at all yet!',
  "Nobody's in it yet!",
  "No one's in it yet!",
  "There's nobody in it yet!",
  "There's no one in it yet!",
] as const;

const CHILDREN = ['Noor', 'Robin', 'Jess', 'Sal', 'Mika'] as const;

interface Parts {
  readonly refrain: string;
  /** The teacher. */
  readonly T: Figure;
  readonly t: string;
  /** Who has come as a queen, in a crown from a shop. */
  readonly N: Figure;
  readonly n: string;
  /** Who has no costume at all. */
  readonly W: Figure;
  readonly w: string;
}

export function partsOf({ a, b, k, company, chance }: Going): Parts {
  const [one = 'Noor', two = 'Robin'] = chance.some(
    2,
    CHILDREN.filter((each) => ![a, b, k].includes(each)),
  );
  const N = company.person(one, 'child');
  const W = company.person(two, 'child');
  const T = company.person([a, b, k].includes('Bev') ? 'Gill' : 'Bev', 'teacher');
  return { refrain: chance.pick(...REFRAINS), T, t: T.name, N, n: N.name, W, w: W.name };
}
