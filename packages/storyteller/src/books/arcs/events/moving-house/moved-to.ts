import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { withClassmate } from '../page.ts';
import { missedBy, type Missed } from './missed.ts';

const REFRAINS = [
  'No {x} here!',
  'But where is the {x}?',
  'Where do they keep the {x}?',
  'And no {x} at all!',
  'What, no {x}?',
] as const;

export interface Moved {
  readonly going: Going;
  readonly A: Figure;
  readonly B: Figure;
  readonly missed: Missed;
  readonly refrain: string;
  readonly titles: readonly [string, ...string[]];
  /** "city", "town". */
  readonly city: string;
}

export function movedTo(from: Going): Moved {
  const going = withClassmate(from);
  const { A, B, chance, raw } = going;
  const missed = missedBy(A);
  const pool = missed.what === 'trees' ? REFRAINS.map((each) => each.replace('is the', 'are the')) : REFRAINS;
  return {
    going,
    A,
    B,
    missed,
    refrain: chance.pick(...pool).replace('{x}', missed.what),
    titles: [
      `${A.name} on the fifth floor`,
      `where ${missed.what === 'trees' ? 'are' : 'is'} the ${missed.what}`,
      `${missed.sign} on the stairs`,
      `${A.name} in the city`,
    ],
    city: /\btown\b/.test(raw) && !/\bcity\b/.test(raw) ? 'town' : 'city',
  };
}
