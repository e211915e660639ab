import type { TheOneAbout } from '../arc.ts';
import { asPlayed, type TurnedRefrain } from '../as-played.ts';

/** What the picture says of itself, and what it says in the end. Without a stop. */
const REFRAINS: readonly (readonly [wrong: string, atLast: string])[] = [
  ['Something is missing', 'Nothing is missing'],
  ['It is not finished', 'It is finished'],
  ['Not done yet', 'All done now'],
  ['More is to come', 'That is all of it'],
  ['It wants something', 'It wants nothing'],
  ['One thing more, please', 'Not one thing more'],
  ['That is not all', 'Now that is all'],
  ['Not right yet', 'Just right now'],
];

export function partsOf(bound: TheOneAbout): TurnedRefrain {
  const [refrain, atLast] = bound.chance.pick(...REFRAINS);
  return { ...asPlayed(bound), refrain, atLast };
}
