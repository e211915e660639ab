import type { TheOneAbout } from '../arc.ts';
import { asPlayed, type TurnedRefrain } from '../as-played.ts';

/** What is said of the third shadow, and what is said of it in the end. Without a stop. */
const REFRAINS: readonly (readonly [wrong: string, atLast: string])[] = [
  ["That's one too many", "That's just enough"],
  ["That can't be right", 'That must be right'],
  ['That does not add up', 'That does add up'],
  ['There is one over', 'There is nobody over'],
  ['That is more than two', 'That is more than enough'],
  ["That's not what I count", "That's what I count"],
  ['Not so many, please', 'As many as you please'],
  ['One is too much', 'Nobody is too much'],
];

export function partsOf(bound: TheOneAbout): TurnedRefrain {
  const [refrain, atLast] = bound.chance.pick(...REFRAINS);
  return { ...asPlayed(bound), refrain, atLast };
}
