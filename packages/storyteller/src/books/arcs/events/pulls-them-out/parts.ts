import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = [
  'stuck in the dip',
  'nice and slow',
  'the lane with a dip in it',
  'who pulls the tractor?',
] as const;

/** What a tractor says while it pulls; without a stop. */
const REFRAINS = [
  'Nice and slow',
  'Slow and steady',
  'Slowly does it',
  'Easy does it',
  'Bit by bit',
  'No need to rush',
  'Slow, slow, slow',
] as const;

interface Parts {
  readonly slow: string;
  /** Who stands at the gate and sees it all. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf({ K, chance }: Going): Parts {
  return { slow: chance.pick(...REFRAINS), C: K, c: K.name };
}
