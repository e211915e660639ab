import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'Where are you?',
  'Where are you all?',
  'Oh, where are you?',
  'Are you there?',
  'Is anybody there?',
  'Hello, where are you?',
  'Who is there?',
  'Can you hear me?',
  'Where can you be?',
  'Hello, are you there?',
] as const;
export const TITLES = ['where are you?', 'the hill that answered', 'by the river!', 'somebody like me'];

const GROUPS: Readonly<Record<string, string>> = {
  wolf: 'pack',
  dog: 'pack',
  sheep: 'flock',
  lamb: 'flock',
  goat: 'herd',
  goose: 'flock',
  duck: 'flock',
  penguin: 'colony',
  elephant: 'herd',
  lion: 'pride',
  monkey: 'troop',
};
const GROUP = /\b(?:pack|flock|herd|troop|pride|colony|caravan|drove|mob|gaggle|skein)\b/;

export interface Parts {
  readonly refrain: string;
  /** "pack". */
  readonly pack: string;
  /** Whether it went of its own will. */
  readonly left: boolean;
  /** One of the others. */
  readonly L: Figure;
  readonly l: string;
}

export function partsOf({ A, B, company, chance, raw }: Going): Parts {
  const id = A.being?.id ?? 'wolf';
  const pack = GROUP.exec(raw)?.[0] ?? GROUPS[id] ?? 'flock';
  const L = company.meet(B.being?.id === id ? 'wolf' : id);
  return {
    refrain: chance.pick(...REFRAINS),
    pack,
    left: /\b(?:left|leaves?|leaving|ran away|runs away|went off|goes off|wanders|wandered|strays?|strayed|lone)\b/.test(
      raw,
    ),
    L,
    l: L.name,
  };
}
