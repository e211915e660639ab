import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  "We'll tell you later!",
  "You'll hear it later!",
  "Later! We'll tell you!",
  "We'll tell you outside!",
  "We'll tell you after!",
] as const;
export const TITLES = ['budge up', 'the door with the broom', 'left, right, bananas', 'you had to be there'] as const;

interface Parts {
  readonly refrain: string;
  /** What they play. */
  readonly sport: string;
  readonly K: Figure;
  readonly k: string;
  /** One of the boys, and who coaches them. */
  readonly M: Figure;
  readonly m: string;
  readonly T: Figure;
  readonly t: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
}

export function partsOf({ raw, K, G, g, Gcap, company, chance }: Going): Parts {
  const M = company.person(K.name === 'Mo' ? 'Tobi' : 'Mo', 'child');
  const T = company.person('Mr Stubbs', 'coach');
  return {
    refrain: chance.pick(...REFRAINS),
    sport: /\b(?:football|soccer|rugby|hockey|cricket|basketball|baseball|handball)\b/.exec(raw)?.[0] ?? 'football',
    K,
    k: K.name,
    M,
    m: M.name,
    T,
    t: T.name,
    G,
    g,
    Gcap,
  };
}
