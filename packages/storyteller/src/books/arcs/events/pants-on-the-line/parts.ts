import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { homeIn, type OddHome } from './home.ts';

export const TITLES = ['somebody lives in here', 'pants on the line', 'just what I wanted', 'the odd house'] as const;
const REFRAINS = ['Somebody lives in here!', 'But somebody lives in here!', 'Hey! Somebody lives in here!'] as const;

const A_MELON: OddHome = { home: 'watermelon', a: 'a', first: 'a watermelon', drawn: ['melon'] };

interface Parts extends OddHome {
  readonly refrain: string;
  /** Who comes to see whoever lives there: the child, else a small friend. */
  readonly V: Figure;
  readonly v: string;
  /** Three who come by, each large enough to carry it off. */
  readonly X: Figure;
  readonly Y: Figure;
  readonly Z: Figure;
}

export function partsOf({ A, K, raw, company, chance }: Going): Parts {
  const V = A === K ? company.friend : K;
  const [X, Y, Z] = ['elephant', 'hippo', 'bear', 'rhino', 'moose']
    .filter((kind) => kind !== A.being?.id && kind !== V.being?.id)
    .map((kind) => company.meet(kind));
  if (!X || !Y || !Z) throw new Error('Three of five are large and neither of the two.');
  return { ...(homeIn(raw) ?? A_MELON), refrain: chance.pick(...REFRAINS), V, v: V.name, X, Y, Z };
}
