import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'And somebody mopped.',
  'Swish, went the mop.',
  'Somebody was mopping.',
  'And by went the mop.',
  'Mop, mop, mop.',
] as const;
export const TITLES = ['the first rule', 'a shop for buttons', 'by four on Friday', 'a bucket on the stairs'] as const;

interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  /** Who teaches there. */
  readonly T: Figure;
  readonly t: string;
  /** Another who learns, and is very good at it. */
  readonly M: Figure;
  readonly m: string;
  /** Who mops. */
  readonly W: Figure;
  readonly w: string;
}

export function partsOf({ B, K, G, company, chance }: Going): Parts {
  const beside = [B, ...company.alsoThere].find((each) => each !== G && each !== K && each.isChild);
  const M = beside ?? company.person(K.name === 'Tess' ? 'Robin' : 'Tess', 'child');
  const T = company.person('Mr Vane', 'teacher');
  const W = company.person('Mrs Dabb', 'neighbour');
  return { refrain: chance.pick(...REFRAINS), K, k: K.name, T, t: T.name, M, m: M.name, W, w: W.name };
}
