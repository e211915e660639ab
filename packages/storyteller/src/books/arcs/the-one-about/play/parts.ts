import type { TheOneAbout } from '../arc.ts';
import { asPlayed, type TurnedRefrain } from '../as-played.ts';

/** What somebody says from the one chair that was sold, and what is said from it in the end. Without a stop. */
const REFRAINS: readonly (readonly [wrong: string, atLast: string])[] = [
  ["It wasn't like that", 'It was like that'],
  ["That's not how it was", "That's how it was"],
  ['It was nothing like it', 'It was very like it'],
  ['Something was left out', 'Nothing was left out'],
  ["I don't remember that", 'I do remember that'],
  ['It was quite different', 'It was quite the same'],
  ['It never was like that', 'It always was like that'],
];

export function partsOf(bound: TheOneAbout): TurnedRefrain {
  const [refrain, atLast] = bound.chance.pick(...REFRAINS);
  return { ...asPlayed(bound), refrain, atLast };
}
