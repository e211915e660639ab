import type { Going } from '../event.ts';
import { littleOnesIn, type LittleOnes } from './kinds.ts';

export const TITLES = ['where is number five?', 'the coat with somebody in it', 'one, two, three, four'] as const;
const REFRAINS = ['Where is number five?', 'But where is number five?', 'And number five?'] as const;

interface Parts extends LittleOnes {
  readonly refrain: string;
  /** "bunnies". */
  readonly kinds: string;
}

export function partsOf({ A, raw, chance }: Going): Parts {
  const kind = littleOnesIn(raw) ?? littleOnesIn('rabbits');
  if (!kind) throw new Error('Rabbits are known.');
  return { ...kind, refrain: chance.pick(...REFRAINS), kinds: A.kinds };
}
