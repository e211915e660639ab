import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['somebody is on watch', 'up on the left', 'nobody in', 'thank you, nose'] as const;

/** What is said to the dust. */
const REFRAINS = ['Got you!', 'Caught you!', 'Stop right there!', 'No further!', 'Not past me!', 'Halt!'] as const;
const NAMES = ['Bernard', 'Gordon', 'Norris', 'Bob', 'Mavis', 'Doris'] as const;
const CLASSMATES = ['Sal', 'Robin', 'Noor', 'Jess', 'Tobi'] as const;

interface Parts {
  readonly refrain: string;
  /** Whose nose it is. */
  readonly C: Figure;
  readonly c: string;
  /** What the bogey is called; nobody ever sees it, so it has no picture. */
  readonly n: string;
  /** Who says what everybody says. */
  readonly S: Figure;
  readonly s: string;
}

export function partsOf({ K, company, chance }: Going): Parts {
  const n = chance.pick(...NAMES.filter((each) => each !== K.name));
  const S = company.person(chance.pick(...CLASSMATES.filter((each) => each !== K.name)), 'child');
  return { refrain: chance.pick(...REFRAINS), C: K, c: K.name, n, S, s: S.name };
}
