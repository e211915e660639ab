import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = [
  'not with you',
  'the last piece of toast',
  'the fight on Saturday',
  'who laughs first?',
] as const;

/** What either says of fighting the other. */
const REFRAINS = ['Not with you!', 'Never with you!', 'Not you and me!', 'Anyone but you!', 'Not us!'] as const;

interface Parts {
  readonly refrain: string;
  /** Who should fight the dragon. */
  readonly A: Figure;
  readonly a: string;
  readonly D: Figure;
  readonly d: string;
  /** Who is there of an evening, and has the butter. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf({ A: first, B: second, K, company, chance }: Going): Parts {
  const D = [first, second].find(({ being }) => being?.id === 'dragon') ?? company.meet('dragon');
  const A = first === D ? second : first;
  const C = [K, company.friend].find((each) => each !== A && each !== D) ?? company.grownUp;
  return { refrain: chance.pick(...REFRAINS), A, a: A.name, D, d: D.name, C, c: C.name };
}
