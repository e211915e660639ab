import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What is said by all who will need to before long. */
const REFRAINS = [
  "I don't need to!",
  "I don't need to go!",
  'No need, thank you!',
  'Not me, thank you!',
  "I'm quite all right!",
  "I don't have to!",
  'Who, me? No!',
] as const;
const TITLES = ['just try', 'the green door', 'second door on the left', 'a very long road'] as const;
const ROYAL = /\b(?:kings?|queens?|princes?|princess|emperor|carriage|coach)\b/i;

interface Parts {
  /** What they travel in, after "the": a king has a coach. */
  readonly ride: string;
  readonly drawn: readonly ThingName[];
  /** Who lives behind the green door. */
  readonly M: Figure;
  readonly m: string;
  readonly refrain: string;
  readonly title: string;
}

export function partsOf({ raw, company, chance, a, b, g }: Going): Parts {
  const name = [a, b, g].includes('Mrs Reed') ? 'Mrs Bell' : 'Mrs Reed';
  const M = company.person(name, 'neighbour');
  const isRoyal = ROYAL.test(raw);
  return {
    ride: isRoyal ? 'coach' : 'car',
    drawn: isRoyal ? [] : ['car'],
    M,
    m: M.name,
    refrain: chance.pick(...REFRAINS),
    title: chance.pick(...TITLES),
  };
}
