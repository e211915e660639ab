import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { notTheChild } from '../the-one.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'All here!',
  'All in!',
  'All home!',
  'All there!',
  'All present!',
  'All back!',
  'All safe!',
  'All together!',
] as const;
export const TITLES = ['and one makes three', 'what comes after two', 'counted in', 'one, two and somebody'] as const;

interface Parts {
  readonly refrain: string;
  /** The same before who says it: "All here". */
  readonly all: string;
  /** Who belongs to nobody. */
  readonly A: Figure;
  readonly a: string;
  readonly K: Figure;
  readonly k: string;
  /** Who counts at home: a brother or a sister whom the parent names, else the grown-up. */
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  /** Those who count what is theirs: on the water, under the ground, and upside down. */
  readonly D: Figure;
  readonly d: string;
  readonly R: Figure;
  readonly r: string;
  readonly T: Figure;
  readonly t: string;
}

/** "Mia's little brother" has no name to be spoken of by. */
const HAS_NO_NAME = /['’]s /u;

export function partsOf(going: Going): Parts {
  const { K, G: grownUp, company, chance } = going;
  const A = notTheChild(going, 'dog');
  // Where there is a brother or a sister, nobody says that there are two of them and leaves one out.
  const G = company.alsoThere.find(({ name }) => !HAS_NO_NAME.test(name)) ?? grownUp;
  const other = (kind: string, instead: string) =>
    company.meet(new RegExp(kind, 'u').test(A.being?.id ?? '') ? instead : kind);
  const D = other('duck', 'goose');
  const R = other('rabbit', 'badger');
  const T = other('bat', 'sloth');
  const refrain = chance.pick(...REFRAINS);
  return {
    refrain,
    all: refrain.replace('!', ''),
    A,
    a: A.name,
    K,
    k: K.name,
    G,
    g: G.name,
    Gcap: cap(G.name),
    D,
    d: D.name,
    R,
    r: R.name,
    T,
    t: T.name,
  };
}
