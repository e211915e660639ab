import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { withClassmate } from '../page.ts';
import { indoorsOf, type Indoors } from './loose.ts';

export const TITLES = ['nobody move', 'a cross for every rustle', 'it is here somewhere', 'forty-two feet'] as const;
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
    cage: IN_A_TANK.test(X.kind) ? 'tank' : 'cage',
  };
}
