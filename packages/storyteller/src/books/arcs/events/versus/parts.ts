import type { ActorHint, Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';

const REFRAINS = ['A draw!', 'All square!', 'Just the same!', 'Level again!', 'Nobody has won!'] as const;

export interface Sides {
  readonly refrain: string;
  readonly title: string;
  /** Who keeps the score. */
  readonly R: Figure;
  readonly r: string;
  readonly both: (pose: ActorHint['pose'], feeling: ActorHint['feeling']) => readonly ActorHint[];
}

export function sidesOf({ A, B, K, company, chance }: Going): Sides {
  const R = K === A || K === B ? company.friend : K;
  return {
    refrain: chance.pick(...REFRAINS),
    title: titled(
      chance.pick(
        `the ${A.kinds}, the ${B.kinds} and the mud`,
        'everybody against the mud',
        `the day the ${A.kinds} did not win`,
        'both on the same end',
      ),
    ),
    R,
    r: R.name,
    both: (pose, feeling) => [seen(A, pose, feeling), seen(B, pose, feeling)],
  };
}
