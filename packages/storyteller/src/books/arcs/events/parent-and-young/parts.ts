import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { bigAndSmall } from './who.ts';

export const TITLES = [
  'the big one today',
  'the small big one',
  'you be the little one',
  'who is the big one?',
  'a day of being big',
] as const;

const REFRAINS = [
  "I'm the big one",
  "I'm the big one today",
  "Today I'm the big one",
  "I'm the big one now",
  "I'm big today",
  "It's me who is the big one",
  "I'm the one who is big",
  "And I'm the big one",
] as const;

interface Parts {
  readonly refrain: string;
  /** The big one, and the small one who wants to be it. */
  readonly P: Figure;
  readonly p: string;
  readonly Y: Figure;
  readonly y: string;
  /** The child who comes by and asks who is in charge. */
  readonly C: Figure;
  readonly c: string;
  readonly at: SettingName;
  /** " The other chicks were still asleep.", where there are others; told by the tense of the book. */
  readonly others: (verb: string) => string;
}

export function partsOf({ A, B, K, company, chance }: Going): Parts {
  const more = bigAndSmall(company.theme)?.more === true;
  return {
    refrain: chance.pick(...REFRAINS),
    P: A,
    p: A.name,
    Y: B,
    y: B.name,
    C: K,
    c: K.name,
    at: A.being?.setting ?? 'forest',
    others: (verb) => (more ? ` The other ${B.kinds} ${verb} asleep.` : ''),
  };
}
