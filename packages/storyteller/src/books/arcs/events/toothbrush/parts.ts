import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export interface Parts {
  /** Whose teeth they are. */
  readonly O: Figure;
  /** Who is there as well. */
  readonly B: Figure;
  /** The toothbrush. */
  readonly T: Figure;
}

export function partsOf({ A, B, K, company }: Going): Parts {
  const [pet] = company.passersBy(1, ({ isa, size }) => isa === 'pet' && size >= 2);
  const T = company.meet('toothbrush');
  return A === K ? { O: K, B: B === K ? (pet ?? company.friend) : B, T } : { O: A, B: K, T };
}
