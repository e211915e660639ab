import type { Chance, Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What is said from the first day on, and is true. */
const refrainOf = (kind: string, chance: Chance): string =>
  chance.pick(
    `The ${kind} took it!`,
    `The ${kind} has got it!`,
    `It was the ${kind}!`,
    `The ${kind} had it!`,
    `Ask the ${kind}!`,
  );
export const TITLES = ['ten out of ten', 'the last page', 'things that are no use', 'behind the cupboard'] as const;

/** What lives in a classroom, and may have young. */
export const PET = /^(?:hamster|guinea pig|gerbil|mouse|rat)$/;

interface Parts {
  readonly refrain: string;
  /** What its young look like. */
  readonly beans: string;
  readonly K: Figure;
  readonly k: string;
  /** The class pet. */
  readonly P: Figure;
  readonly p: string;
  /** Whom nobody believes. */
  readonly M: Figure;
  readonly m: string;
  readonly T: Figure;
  readonly t: string;
}

export function partsOf({ A, B, K, company, chance }: Going): Parts {
  const P = [A, B].find(({ being }) => being !== null && PET.test(being.id)) ?? company.meet('hamster');
  const M = company.person(K.name === 'Tobi' ? 'Luca' : 'Tobi', 'child');
  const T = company.person(K.name === 'Fern' ? 'Miss Penny' : 'Miss Fern', 'teacher');
  return {
    refrain: refrainOf(P.kind, chance),
    beans: P.kind === 'guinea pig' ? 'brown chestnuts' : 'pink beans',
    K,
    k: K.name,
    P,
    p: P.name,
    M,
    m: M.name,
    T,
    t: T.name,
  };
}
