import type { Figure } from '../../../arc.ts';
import { isCast } from '../../../company/figure.ts';
import type { Going } from '../event.ts';

export const TITLES = [
  'tell the bees',
  'what the bees said',
  'knock three times',
  'one spoon of honey, and where it was',
];

/** It is an old custom to tell the bees what is new; at last it is they who have told. */
const REFRAINS = [
  'The bees must be told!',
  'Somebody must tell the bees!',
  'We must tell the bees!',
  'Go and tell the bees!',
  'Quick, tell the bees!',
  'Have you told the bees?',
  'Do the bees know?',
  'Did you tell the bees?',
  'One must tell the bees!',
  'Who will tell the bees?',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who keeps the bees: whoever the theme says, else a neighbour of our own. */
  readonly H: Figure;
  readonly h: string;
  readonly keeper: string;
  /** One bee out of many. */
  readonly E: Figure;
  readonly e: string;
}

export function partsOf({ A, B, G, raw, company, chance }: Going): Parts {
  const isOurs = G.name !== 'the grown-up' && raw.includes(G.name.toLowerCase());
  const H = isOurs ? G : company.person([A.name, B.name].includes('Mrs Reed') ? 'Mrs Hale' : 'Mrs Reed', 'neighbour');
  const bee = company.meet('bee');
  // A worker, and a sister of fifty thousand.
  const E: Figure = {
    ...bee,
    name: 'Dot',
    names: "Dot's",
    introduced: 'Dot the bee',
    ...(isCast(bee) ? { character: { ...bee.character, name: 'Dot' } } : {}),
  };
  return {
    refrain: chance.pick(...REFRAINS),
    H,
    h: H.name,
    keeper: isOurs ? H.name : `${H.name} next door`,
    E,
    e: E.name,
  };
}
