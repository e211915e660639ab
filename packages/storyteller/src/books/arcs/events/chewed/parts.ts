import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['nothing of mine', 'who was out?', 'one slipper, one glove', 'a bite for everyone'];

/** Said by the one whose things nobody ever chews. */
const REFRAINS = [
  'Nothing of mine!',
  'But nothing of mine!',
  'And nothing of mine!',
  'Not a bite of mine!',
  'Never a thing of mine!',
  'But not one of mine!',
  'No, nothing of mine!',
  'Still nothing of mine!',
  'But never mine!',
  'And never one of mine!',
] as const;

const CHEWED: readonly (readonly [RegExp, string, ThingName])[] = [
  [/slipp?er/, 'slipper', 'shoe'],
  [/trainer|sneaker/, 'trainer', 'shoe'],
  [/well(?:y|ie)|boot/, 'boot', 'boots'],
  [/shoe/, 'shoe', 'shoe'],
  [/sock/, 'sock', 'sock'],
  [/scar(?:f|ves)/, 'scarf', 'scarf'],
  [/hat\b|hats\b/, 'hat', 'hat'],
];

interface Parts {
  readonly refrain: string;
  /** What the grown-up came home to half of: "slipper". */
  readonly s: string;
  readonly drawn: ThingName;
  /** Who looks in at noon, and whose glove it is. */
  readonly N: Figure;
  readonly n: string;
  /** Who comes to play, and whose cap it is. */
  readonly T: Figure;
  readonly t: string;
}

export function partsOf({ K, G, raw, company, chance }: Going): Parts {
  const [, s, drawn] = CHEWED.find(([said]) => said.test(raw)) ?? CHEWED[0]!;
  const N = company.person(G.name === 'Mrs Plum' ? 'Mrs Bell' : 'Mrs Plum', 'neighbour');
  const T = company.person(K.name === 'Tobi' ? 'Jess' : 'Tobi', 'child');
  return { refrain: chance.pick(...REFRAINS), s, drawn, N, n: N.name, T, t: T.name };
}
