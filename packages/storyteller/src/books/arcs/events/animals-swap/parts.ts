import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { zooIn } from '../zoo/names.ts';

const REFRAINS = [
  "That can't be right!",
  "That's not right!",
  "Well, that's not right!",
  "No, that can't be right!",
  "Hm, that can't be right!",
  "Surely that's not right!",
] as const;
export const TITLES = [
  'swap day at the zoo',
  'the penguin in the lion house',
  'the elephant on the bench',
  'everybody somewhere else',
] as const;

interface Parts {
  readonly refrain: string;
  readonly A: Figure;
  readonly a: string;
  /** Who comes along, and has the window. */
  readonly H: Figure;
  readonly h: string;
  readonly zoo: string;
  readonly lion: Figure;
  readonly penguin: Figure;
  readonly monkey: Figure;
  readonly elephant: Figure;
  readonly keeper: Figure;
}

export function partsOf({ A, K, G, raw, company, chance }: Going): Parts {
  const H = A === K ? G : K;
  return {
    refrain: chance.pick(...REFRAINS),
    A,
    a: A.name,
    H,
    h: H.name,
    zoo: zooIn(raw).includes('aquarium') ? 'the zoo' : zooIn(raw),
    lion: company.meet('lion'),
    penguin: company.meet('penguin'),
    monkey: company.meet('monkey'),
    elephant: company.meet('elephant'),
    keeper: company.person([A.name, K.name].includes('Mrs Pell') ? 'Mrs Rudd' : 'Mrs Pell', 'farmer'),
  };
}
