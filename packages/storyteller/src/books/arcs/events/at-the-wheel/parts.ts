import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'Room for one more?',
  'Is there room for me?',
  'Any room for one more?',
  'One more, please!',
  'Just one more, please!',
  'Room for me, too?',
  'Is there room inside?',
  'May I come as well?',
  'Can I get on, too?',
  'Have you room for me?',
] as const;
export const TITLES = ['room for one more', 'up the hill by twelve', 'a bucket of sand', 'one more, and one more'];

interface Parts {
  readonly refrain: string;
  /** Who drives. */
  readonly A: Figure;
  readonly a: string;
  /** Who has the tickets, and the time. */
  readonly B: Figure;
  readonly b: string;
  /** Who has a bucket of sand. */
  readonly P: Figure;
  readonly p: string;
  readonly N: Figure;
  readonly n: string;
  /** " Mia came too." where the child neither drives nor has the tickets; else nothing. */
  readonly comesToo: string;
  /** "train", "bus", "tram". */
  readonly noun: string;
  /** What its wheels stand on: "the rails", "the road". */
  readonly way: string;
  readonly things: readonly ThingName[];
}

export function partsOf({ A, B, a, b, comesToo, raw, company, chance }: Going): Parts {
  const taken = [A.name, B.name, company.child.name];
  const child = ['Pip', 'Lotte', 'Sal'].find((name) => !taken.includes(name)) ?? 'Ivo';
  const P = company.person(child, 'child');
  const N = company.person('Mrs Peck', 'neighbour');
  const noun = /\btrams?\b/.test(raw) ? 'tram' : /\b(?:trains?|engine)\b/.test(raw) ? 'train' : 'bus';
  return {
    refrain: chance.pick(...REFRAINS),
    A,
    a,
    B,
    b,
    P,
    p: P.name,
    N,
    n: N.name,
    comesToo,
    noun,
    way: noun === 'bus' ? 'the road' : 'the rails',
    things: [noun === 'bus' ? 'bus' : 'steam-train'],
  };
}
