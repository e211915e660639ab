import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { theOne } from '../the-one.ts';

export const TITLES = ['just right', 'the small chair', 'too big, too small', 'a sorry for a bear'] as const;

interface Parts {
  /** Who sat on the chair. */
  readonly L: Figure;
  readonly l: string;
  /** The smallest of the three bears. */
  readonly B: Figure;
  readonly b: string;
}

export function partsOf(going: Going): Parts {
  const L = going.company.person('Goldilocks', 'child');
  const B = theOne(going, 'bear');
  return { L, l: L.name, B, b: B.name };
}
