import type { TheOneAbout } from '../arc.ts';
import { asPlayed, type WithRefrain } from '../as-played.ts';

/** What nobody wants to be, until everybody does. */
const REFRAINS = [
  'And who is the rest?',
  'Who will be the rest?',
  'But who is the rest?',
  'So who is the rest?',
  'Then who is the rest?',
  'Who wants the rest?',
  'Who does the rest?',
  'Now who is the rest?',
] as const;

export const partsOf = (bound: TheOneAbout): WithRefrain => ({
  ...asPlayed(bound),
  refrain: bound.chance.pick(...REFRAINS),
});
