import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { withClassmate } from '../page.ts';
import { indoorsOf, type Indoors } from './loose.ts';

export const TITLES_YOUNG = ['nobody move', 'it is here somewhere'] as const;
export const TITLES = [...TITLES_YOUNG, 'a cross for every rustle', 'forty-four feet'] as const;
const REFRAINS = ['Nobody move!', 'Now, nobody move!', 'Nobody move a toe!'] as const;

interface Parts {
  readonly refrain: string;
  /** The child who works it out. */
  readonly K: Figure;
  readonly k: string;
  /** Who looks with the child. */
  readonly B: Figure;
  readonly b: string;
  /** The one who is loose. */
  readonly X: Figure;
  readonly x: string;
  /** Who is in charge, and has a hood. */
  readonly L: Figure;
  readonly l: string;
  readonly V: Figure;
  readonly place: Indoors;
  /** "cage" or "tank". */
  readonly cage: string;
  /** Whether it lives in a tank, and neither yawns nor turns round three times before it sleeps. */
  readonly isInTank: boolean;
}

const IN_A_TANK =
  /snake|lizard|gecko|frog|toad|newt|spider|tarantula|snail|insect|worm|tortoise|turtle|chameleon|crab|beetle|ant/;

export function partsOf(going: Going): Parts {
  const { K, company, chance } = going;
  // Whoever is loose is the second one of the theme, and does not look for themselves.
  const mate = /\bfriend\b/i.test(company.details) ? company.alsoThere.find(({ isChild }) => isChild) : undefined;
  const B = mate ?? withClassmate({ ...going, company: { ...company, other: null } }).B;
  const place = indoorsOf(company.theme.raw);
  const X = company.other ?? company.meet('hamster');
  const isInTank = IN_A_TANK.test(X.kind);
  return {
    refrain: chance.pick(...REFRAINS),
    K,
    k: K.name,
    B,
    b: B.name,
    X,
    x: X.name,
    L: company.person(place.chief, place.role),
    l: place.chief,
    V: company.person(place.visitor, 'neighbour'),
    place,
    cage: isInTank ? 'tank' : 'cage',
    isInTank,
  };
}
