import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'That is my moon!',
  'The moon is mine!',
  'It is my moon now!',
  'This moon is mine!',
  'Mine, all mine!',
  'I have the moon!',
  'My very own moon!',
  'Nobody else has one!',
  'My moon, you see!',
  'It is mine, the moon!',
] as const;
export const TITLES = ['the moon is mine', 'a moon in a bucket', 'who has got the moon?', 'all the moons'];

export interface Parts {
  readonly refrain: string;
  /** What somebody tries first: "a net". */
  readonly net: string;
  readonly netThing: ThingName | null;
  /** Two who see no moon. */
  readonly O: Figure;
  readonly o: string;
  readonly M: Figure;
  readonly m: string;
}

export function partsOf({ A, B, company, chance, raw }: Going): Parts {
  const free = (...kinds: readonly string[]) =>
    kinds.find((kind) => ![A, B].some(({ being }) => being?.id === kind)) ?? 'hare';
  const O = company.meet(free('owl', 'badger'));
  const M = company.meet(free('mouse', 'hedgehog'));
  const box = /\b(?:jar|bag|box|hat)\b/.exec(raw)?.[0];
  return {
    refrain: chance.pick(...REFRAINS),
    net: box ? `a ${box}` : 'a net',
    netThing: box === 'jar' || box === 'box' || box === 'hat' ? box : null,
    O,
    o: O.name,
    M,
    m: M.name,
  };
}
