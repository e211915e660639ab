import type { ThingName } from '@storylantern/contract';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';
import { kindIn, KINDS, settingOf, type Kind } from './kinds.ts';

const REFRAINS = [
  "I'm not tired!",
  "I'm not a bit tired!",
  "But I'm not tired!",
  "I'm not sleepy!",
  "I'm not tired yet!",
  "But I'm not sleepy!",
  "I'm wide awake!",
  "But I'm wide awake!",
  "I'm really not tired!",
  "I'm not even sleepy!",
] as const;

export const titlesFor = ({ k }: Going, { one }: Kind): readonly string[] => [
  'playing people',
  'one part left',
  `${k} the ${one}`,
  'who was that calling?',
];

export interface Parts extends Kind {
  readonly refrain: string;
  readonly setting: ReturnType<typeof settingOf>;
  readonly Big: string;
  readonly Small: string;
  /** Where the one who plays the child is tucked up, and how that is drawn. */
  readonly bed: string;
  readonly bedThing: ThingName;
  /** What is worn by whoever plays the grown-up, and spread over the child. */
  readonly cover: string;
}

export function partsOf({ raw, chance }: Going): Parts {
  const kind = kindIn(raw) ?? KINDS[0];
  if (!kind) throw new Error('nothing wakes up');
  const inKitchen = kind.room === 'kitchen';
  return {
    ...kind,
    refrain: chance.pick(...REFRAINS),
    setting: settingOf(kind),
    Big: cap(kind.big),
    Small: cap(kind.small),
    bed: inKitchen ? 'soup bowl' : 'straw hat',
    bedThing: inKitchen ? 'bowl' : 'hat',
    cover: inKitchen ? 'tea towel' : 'scarf',
  };
}
