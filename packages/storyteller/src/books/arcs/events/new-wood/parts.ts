import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'That will do for one',
  'That is good for one',
  'One could live there',
  'That would suit one of us',
  'A home for one',
  'There is room for one there',
  'Just right for one',
  'One could be happy there',
] as const;
export const TITLES = [
  'a wood in slices',
  'a hole as big as a plate',
  'moved to number eleven',
  'good for one',
] as const;

interface Parts {
  /** Without a stop: "That will do for one". */
  readonly one: string;
  readonly refrain: string;
  /** Who goes in front. */
  readonly A: Figure;
  readonly a: string;
  readonly K: Figure;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  readonly G: Figure;
  /** One for high up, one for deep down and one for wet. */
  readonly O: Figure;
  readonly o: string;
  readonly M: Figure;
  readonly m: string;
  readonly F: Figure;
  readonly f: string;
}

export function partsOf({ A: hero, K, G, g, company, chance }: Going): Parts {
  const isOf = (kind: string) => hero !== K && hero.being?.id === kind;
  const met = (kind: string, instead: string) => company.meet(isOf(kind) ? instead : kind);
  const A = hero === K ? company.meet('badger') : hero;
  const [O, M, F] = [met('owl', 'squirrel'), met('mole', 'rabbit'), met('frog', 'duck')];
  const one = chance.pick(...REFRAINS);
  return {
    one,
    refrain: `${one}.`,
    A,
    a: A.name,
    K,
    k: K.name,
    G,
    g,
    Gcap: cap(g),
    O,
    o: O.name,
    M,
    m: M.name,
    F,
    f: F.name,
  };
}
