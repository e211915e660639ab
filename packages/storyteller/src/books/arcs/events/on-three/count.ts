import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';
import { doingIn, type Doing } from './doings.ts';

/** Counts of three that everybody knows; each third is said after "a" as well. */
const COUNTS = [
  ['one', 'two', 'three'],
  ['tick', 'tock', 'tack'],
  ['five', 'six', 'seven'],
  ['heel', 'toe', 'hup'],
  ['hip', 'hop', 'hey'],
  ['A', 'B', 'C'],
  ['eeny', 'meeny', 'mo'],
  ['red', 'amber', 'green'],
  ['bread', 'butter', 'jam'],
  ['two', 'four', 'six'],
  ['do', 're', 'mi'],
] as const;

/** What the plot is told with: the count, who says it, and what will not come. */
export interface Counted {
  readonly first: string;
  readonly second: string;
  readonly third: string;
  /** The same with capitals. */
  readonly First: string;
  readonly Second: string;
  readonly Third: string;
  /** "One, two, three": the refrain. */
  readonly count: string;
  readonly what: Doing;
  readonly Sound: string;
  /** Who counts: the child, else whoever is there besides. */
  readonly C: Figure;
  readonly c: string;
}

/** Everything that one telling of the plot is made with, drawn once. */
export function counted({ A, B, K, raw, chance }: Going): Counted {
  const count = chance.pick(...COUNTS.map((each) => cap(each.join(', '))));
  const [first, second, third] = COUNTS.find((each) => cap(each.join(', ')) === count) ?? COUNTS[0];
  const what = doingIn(raw);
  const C = A === K ? B : K;
  return {
    first,
    second,
    third,
    First: cap(first),
    Second: cap(second),
    Third: cap(third),
    count,
    what,
    Sound: cap(what.sound),
    C,
    c: C.name,
  };
}
