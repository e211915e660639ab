import type { TheOneAbout } from '../arc.ts';
import { asPlayed, type TurnedRefrain } from '../as-played.ts';

/** What is said to whoever sits down on the chair, and what is said of it in the end. Without a stop. */
const REFRAINS: readonly (readonly [first: string, atLast: string])[] = [
  ['Please do not sit', 'Please do sit'],
  ['Not for sitting on', 'Just for sitting on'],
  ['Nobody sits on that', 'Everybody sits on that'],
  ['Not on the chair, please', 'On the chair, please'],
  ['Not that chair, please', 'That chair, please'],
  ['Do not sit there, please', 'Do sit there, please'],
  ['That chair is taken', 'That chair is free'],
  ['It is not a seat', 'It is a seat'],
  ['Keep off the chair', 'Come to the chair'],
];

export function partsOf(bound: TheOneAbout): TurnedRefrain {
  const [refrain, atLast] = bound.chance.pick(...REFRAINS);
  return { ...asPlayed(bound), refrain, atLast };
}
