import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { whoOf, type Who } from './who.ts';

const REFRAINS = [
  'It goes the other way',
  'You do it the other way',
  'Not like that, the other way',
  'Other way round',
  'Try it the other way',
] as const;
export const TITLES = [
  'how our house works',
  'the fourth chair',
  'the other way',
  'sorry, said somebody to the stair',
] as const;

interface Parts extends Who {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
}

export const partsOf = (going: Going): Parts => ({
  ...whoOf(going),
  refrain: going.chance.pick(...REFRAINS),
  K: going.K,
  k: going.k,
});
