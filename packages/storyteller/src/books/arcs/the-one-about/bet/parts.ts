import type { Figure } from '../../../arc.ts';
import type { TheOneAbout } from '../arc.ts';
import { asPlayed, type WithRefrain } from '../as-played.ts';

/** What is said of whoever it is about by somebody who does not believe it, and then of that somebody. Without a stop. */
const REFRAINS = [
  "There's no such thing",
  "I don't believe it",
  "That can't be true",
  "It's not possible",
  "That's made up",
  "It can't be so",
  'Not in this world',
  'Nobody would believe it',
] as const;
const DOUBTERS = ['Sal', 'Jude', 'Nell'] as const;

interface Parts extends WithRefrain {
  /** Who does not believe it. */
  readonly doubter: Figure;
  readonly r: string;
}

export function partsOf(bound: TheOneAbout): Parts {
  const { chance, child, company } = bound;
  const doubter = company.person(chance.pick(...DOUBTERS.filter((each) => each !== child.name)), 'child');
  return { ...asPlayed(bound), refrain: chance.pick(...REFRAINS), doubter, r: doubter.name };
}
