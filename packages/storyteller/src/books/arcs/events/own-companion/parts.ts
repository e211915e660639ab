import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = [
  'round the hill',
  'the hill in between',
  'too big for the bed',
  'one dent for two',
  'by the left and by the right',
] as const;

/** Said at an empty bed and at an empty stall alike. */
const REFRAINS = [
  'Still warm',
  'Only a dent',
  'Nobody in it',
  'Warm and empty',
  'Just a warm dent',
  'Quite empty',
  'Nothing but a dent',
  'Not in here',
  'Not one toe',
  'Gone',
] as const;

const HORSES = /^(?:horse|pony|unicorn|flying horse|donkey)$/;
const OF_A_CASTLE = /^(?:princess|prince|king|queen|knight)$/;

interface Parts {
  readonly refrain: string;
  /** Who comes along with the lantern: the child where the two are others, else the grown-up. */
  readonly T: Figure;
  readonly t: string;
  /** Where somebody sleeps who is too big for a bed. */
  readonly stable: string;
  readonly house: string;
}

export function partsOf({ A, B, G, third, chance }: Going): Parts {
  const T = third ?? G;
  return {
    refrain: chance.pick(...REFRAINS),
    T,
    t: T.name,
    stable: HORSES.test(B.being?.id ?? '') ? 'stable' : 'barn',
    house: OF_A_CASTLE.test(A.being?.id ?? '') ? 'castle' : 'house',
  };
}
