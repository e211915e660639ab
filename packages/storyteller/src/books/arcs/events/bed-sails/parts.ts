import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { apart } from '../page.ts';

export const TITLES = ['all aboard', 'a spoon in the bed', 'down the stairs to sea', 'home on the wind'];

/** Said whenever they put out. */
const REFRAINS = ['All aboard!', 'Feet in!', 'Feet in, all aboard!', 'All in, and off!'] as const;

interface Parts {
  readonly refrain: string;
  /** The captain. */
  readonly C: Figure;
  readonly c: string;
  /** The crew. */
  readonly M: Figure;
  readonly m: string;
  readonly mFirst: string;
  readonly G: Figure;
  readonly g: string;
  readonly gs: string;
  readonly Gcap: string;
  /** "bed", "cot", "sofa". */
  readonly bed: string;
  /** "boat", "ship". */
  readonly boat: string;
}

const BED = /\b(cot|sofa|couch|bunk)s?\b/i;
const SHIP = /\b(?:ship|pirate ship)\b/i;

/** Who sails, and what. */
export function partsOf(going: Going): Parts {
  const { A, B, G, g, Gcap, raw, chance } = apart(going);
  return {
    refrain: chance.pick(...REFRAINS),
    C: A,
    c: A.name,
    M: B,
    m: B.name,
    mFirst: B.introduced,
    G,
    g,
    gs: G.names,
    Gcap,
    bed: BED.exec(raw)?.[1]?.toLowerCase() ?? 'bed',
    boat: SHIP.test(raw) ? 'ship' : 'boat',
  };
}
