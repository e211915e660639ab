import type { Being } from '@storylantern/library';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = ["Can't stop!", 'No time!', "I can't stop!", 'Too fast!', 'Must fly!'] as const;
export const TITLES = ['exactly as fast', 'the slow ship', 'side by side', 'half past four'] as const;

interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  /** Who flies with the child, and has short legs. */
  readonly B: Figure;
  readonly b: string;
  /** Who drifts. */
  readonly S: Figure;
  readonly s: string;
  /** Who has the fastest ship. */
  readonly F: Figure;
  readonly f: string;
  /** Who speaks for the station. */
  readonly H: Figure;
  readonly h: string;
}

/** Who has legs to walk home on, and speaks of them. */
const walks = ({ isa, id }: Being): boolean =>
  /^(?:pet|farm|wild)$/.test(isa) && !/fish|snake|budgie|parrot|canary|stick/.test(id);

export function partsOf({ A, B: second, K, company, chance }: Going): Parts {
  const drifts = [A, second].find((each) => each !== K && each.being?.isa === 'person') ?? company.meet('astronaut');
  const small = [company.friend, company.other, A].find(
    (each) => each !== null && each !== K && each !== drifts && each.being !== null && walks(each.being),
  );
  const B = small ?? company.meet('guinea pig');
  const F = company.person('Captain Flash', 'captain');
  const H = company.person('Mrs Bell', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    K,
    k: K.name,
    B,
    b: B.name,
    S: drifts,
    s: drifts.name,
    F,
    f: F.name,
    H,
    h: H.name,
  };
}
