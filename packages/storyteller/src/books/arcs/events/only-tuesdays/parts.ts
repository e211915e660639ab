import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

const titlesOf = (day: string): readonly [string, ...string[]] => [
  `only on ${day}s`,
  `until ${day}`,
  `what day is it?`,
  `heavy for a ${day}`,
];

const refrainsOf = (day: string): readonly [string, ...string[]] => [
  `Can it wait until ${day}?`,
  `Can't it wait until ${day}?`,
  `Could it wait until ${day}?`,
  `Will it keep until ${day}?`,
  `Would it keep until ${day}?`,
  `Would ${day} be soon enough?`,
  `Is ${day} soon enough?`,
  `Does ${day} suit you?`,
  `Could we say ${day}?`,
  `Shall we say ${day}?`,
];

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

interface Parts {
  readonly titles: readonly [string, ...string[]];
  readonly refrain: string;
  /** The day of the power, the day after it, and the one after that. */
  readonly day: string;
  readonly next: string;
  readonly third: string;
  /** "a superhero", or what one is who is called that already; and the power as the theme names it. */
  readonly somebody: string;
  readonly what: string;
  readonly Q: Figure;
  readonly q: string;
  readonly Qcap: string;
  /** A lady with a letter. */
  readonly N: Figure;
  readonly n: string;
  /** Somebody under a wheelbarrow. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf({ A, B, K, raw, company, chance }: Going): Parts {
  const Q = A === K ? B : K;
  const found = WEEK.findIndex((each) => raw.includes(each));
  const at = found < 0 ? 1 : found;
  const [day, next, third] = [0, 1, 2].map((by) => cap(WEEK[(at + by) % 7] ?? 'tuesday'));
  const C = company.meet([A, Q].some((each) => /cat|kitten/.test(each.kind)) ? 'hedgehog' : 'cat');
  const N = company.person('Mrs Quill', 'neighbour');
  return {
    titles: titlesOf(day ?? ''),
    refrain: chance.pick(...refrainsOf(day ?? '')),
    day: day ?? '',
    next: next ?? '',
    third: third ?? '',
    somebody: /super/.test(raw) && A.being?.id !== 'superhero' ? 'a superhero' : 'very strong',
    what: /super-? ?power/.test(raw) ? 'a real superpower' : 'a real power',
    Q,
    q: Q.name,
    Qcap: cap(Q.name),
    N,
    n: N.name,
    C,
    c: C.name,
  };
}
