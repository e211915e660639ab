import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { theOne } from '../the-one.ts';

export const TITLES = [
  'the rainbow that would not come off',
  'only the tip',
  'who has the rainbow?',
  'a rainbow on the nose',
] as const;

/** What is said each time that they have tried to get it off. */
const REFRAINS = [
  'Still on!',
  "It won't come off!",
  'Still there!',
  'Stuck fast!',
  'Not a bit loose!',
  'On it stays!',
] as const;

interface Parts {
  readonly refrain: string;
  readonly U: Figure;
  readonly u: string;
  /** Who waters the beans. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf(going: Going): Parts {
  const { A, B, K, company, chance } = going;
  const U = theOne(going, 'unicorn');
  // Where the child is the unicorn, somebody else has the watering can.
  const C = K !== U ? K : ([A, B, company.friend].find((each) => each !== U) ?? company.friend);
  return { refrain: chance.pick(...REFRAINS), U, u: U.name, C, c: C.name };
}
