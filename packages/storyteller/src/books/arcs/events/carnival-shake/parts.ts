import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = [
  'chicka-chick',
  'a hundred bottle tops',
  'how the carnival began again',
  'the loudest costume',
] as const;

/** Places that keep carnival with drums, costumes and a parade, as they are written. */
const PLACES: readonly (readonly [of: RegExp, where: string])[] = [
  [/\brio\b/i, ' in Rio'],
  [/\bbrazil/i, ' in Brazil'],
  [/\bsalvador\b/i, ' in Salvador'],
  [/\bnotting hill\b/i, ' in Notting Hill'],
  [/\btrinidad\b/i, ' in Trinidad'],
  [/\bcaribbean\b/i, ' in the Caribbean'],
  [/\b(?:cologne|köln)\b/i, ' in Cologne'],
  [/\btenerife\b/i, ' in Tenerife'],
  [/\bnew orleans\b/i, ' in New Orleans'],
];

interface Parts {
  readonly refrain: 'Chicka-chick!';
  /** " in Rio". */
  readonly where: string;
  /** Whose costume it is. */
  readonly D: Figure;
  readonly d: string;
  /** Who dances next to them: the child, else another child. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf({ A, B, K, raw }: Going): Parts {
  const C = A === K ? B : K;
  const where = PLACES.find(([of]) => of.test(raw))?.[1] ?? '';
  return { refrain: 'Chicka-chick!', where, D: A, d: A.name, C, c: C.name };
}
