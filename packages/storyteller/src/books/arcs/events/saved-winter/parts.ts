import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { theOne } from '../the-one.ts';

export const TITLES = [
  'a bit of winter',
  'keep some for me',
  'bedtime until spring',
  'the snow behind the peas',
] as const;

/** What is said by whoever ought to be in bed. */
const REFRAINS = [
  "I'm not sleepy!",
  'Not sleepy at all!',
  'Not a bit sleepy!',
  'Wide awake!',
  "I'm still awake!",
] as const;

interface Parts {
  readonly refrain: string;
  readonly S: Figure;
  readonly s: string;
  /** Who does not sleep all winter. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf(going: Going): Parts {
  const { A, K, chance } = going;
  const S = A === K ? theOne(going, 'bear') : A;
  return { refrain: chance.pick(...REFRAINS), S, s: S.name, C: K, c: K.name };
}
