import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['quite a number', 'seven rows of eight', 'it came to stay', 'how many candles?'];
export const SMALL_TITLES = ['three and four', 'how many candles?', 'it came to stay', 'one more for the cake'];

/** Said by whoever has not got the number, and later by whoever has. */
const REFRAINS = [
  'Quite a lot!',
  'Rather a lot!',
  'A whole lot!',
  'Lots and lots!',
  'Ever so many!',
  'Heaps and heaps!',
  'Loads and loads!',
  'A great big lot!',
  'Piles and piles!',
  'An awful lot!',
] as const;

interface Parts {
  readonly refrain: string;
  /** What is hard, as the theme has it: "times tables". */
  readonly subject: string;
  readonly T: Figure;
  readonly t: string;
  /** Whose birthday it is. */
  readonly N: Figure;
  readonly n: string;
}

const SUBJECT = /\b(times tables|maths|math|sums|multiplication|adding up|arithmetic|fractions|subtraction)\b/;

export function partsOf({ a, b, k, raw, company, chance }: Going): Parts {
  const T = company.person([a, b, k].includes('Lou') ? 'Sandy' : 'Lou', 'teacher');
  const N = company.person('Mrs Reed', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    subject: /\btimes table\b/.test(raw) ? 'times tables' : (SUBJECT.exec(raw)?.[1] ?? 'sums'),
    T,
    t: T.name,
    N,
    n: N.name,
  };
}

/** Somebody small whose birthday it is in the book for the youngest. */
export const birthdayPet = ({ A, B, K, company }: Going): Figure =>
  company.meet([A, B, K].some(({ kind }) => kind === 'dog') ? 'cat' : 'dog');
