import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What is said after each thing that has not helped for long. */
export const REFRAINS = [
  'Still cold!',
  'Brr, still cold!',
  'Just as cold!',
  'Cold again!',
  'Brr, cold again!',
  'As cold as before!',
  'Cold, cold, cold!',
  'Brr, no better!',
  'And still I am cold!',
  'Still so cold!',
] as const;
export const TITLES = ['too long for one', 'one scarf', 'my turn in the middle', 'how to stop knitting'];

interface Cold {
  /** Whoever is always cold, whoever knits, and two more of the same kind. */
  readonly A: Figure;
  readonly K: Figure;
  readonly X: Figure;
  readonly Y: Figure;
  readonly setting: SettingName;
}

const OF_THE_SNOW = /^(?:penguin|polar bear|seal|walrus|reindeer|husky|arctic fox|snowy owl|yeti|moose)$/;

export function coldOf({ A, K, company }: Going): Cold {
  const id = A.being?.id ?? 'penguin';
  return {
    A,
    K,
    X: company.meet(id),
    Y: company.meet(id),
    setting: OF_THE_SNOW.test(id) ? 'snow' : 'garden',
  };
}
