import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = [
  'floor one hundred',
  'all the buttons',
  'straight past seventy',
  'ninety-nine and a half',
] as const;
const REFRAINS = ['Going up?', 'Are you going up?', 'Is this going up?', 'Going up, are you?'] as const;

interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  /** Somebody who gets in: of the theme, the child's brother or friend, or a small pet. */
  readonly H: Figure;
  readonly h: string;
  /** Who lives on floor ten. */
  readonly L: Figure;
  readonly l: string;
}

export function partsOf({ K, k, B, G, g, Gcap, company, chance }: Going): Parts {
  const L = company.person([B.name, K.name].includes('Mrs Lund') ? 'Mrs Birch' : 'Mrs Lund', 'neighbour');
  const H = company.meet('parrot');
  return { refrain: chance.pick(...REFRAINS), K, k, G, g, Gcap, H, h: H.name, L, l: L.name };
}
