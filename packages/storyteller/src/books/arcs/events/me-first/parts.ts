import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = [
  'a bridge for one',
  'nose to nose',
  'who goes first?',
  'the post goes backwards',
  'after you',
] as const;

/** Said at the gate, on the road and on the bridge; and at last the other way about. */
const REFRAINS: readonly (readonly [string, string])[] = [
  ['Me first', 'You first'],
  ['I go first', 'You go first'],
  ['Me before you', 'You before me'],
  ["I'm first", "You're first"],
  ['Me, then you', 'You, then me'],
  ['First me', 'First you'],
];

interface Parts {
  readonly refrain: string;
  /** The same, said politely. */
  readonly polite: string;
  /** Who walks over the bridge beside the road, hand in hand with the grown-up. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf({ K, chance }: Going): Parts {
  const [refrain, polite] = chance.pick(...REFRAINS);
  return { refrain, polite, C: K, c: K.name };
}
