import type { Chance, Company, Figure } from '../../arc.ts';
import { arc } from '../../arc.ts';
import { householdIn, newcomerIn } from '../../theme/household.ts';
import { middle } from './middle.ts';
import {
  HOUSE_NOISES,
  OF_BABIES,
  OF_CHILDREN,
  OF_CRYING,
  OF_GROWN_UPS,
  ofPet,
  type NewNoise,
  type Noise,
} from './noises.ts';
import { old } from './old.ts';
import { SEATS, WHY_THERE, type Seat } from './seats.ts';
import { young } from './young.ts';

/** Somebody comes to live in the house: their noise at night, and where they sit. */
export interface NewAtHome {
  readonly child: Figure;
  readonly grownUp: Figure;
  /** Who is new. Its name may begin with a small letter: "the baby". */
  readonly newcomer: Figure;
  readonly is: 'pet' | 'baby' | 'child' | 'grown-up';
  /** How the newcomer is named first: "Nana", "Mia's cousin Amir", "Mr Abel the lodger". */
  readonly introduced: string;
  /** Another grown-up who moves in as well: "Grandma" beside "Grandpa". */
  readonly beside: Figure | null;
  /** Five noises of the house, known by heart. */
  readonly noises: readonly Noise[];
  readonly sixth: NewNoise;
  readonly seat: Seat;
  readonly why: string;
  readonly refrain: string;
  readonly chance: Chance;
}

const FIVE = 5;
const CRIES = /\b(?:cr(?:y|ies|ying)|scream\w*|howl\w*|loud|noisy|wail\w*)\b/i;

function bind(company: Company): NewAtHome | null {
  const { theme, child, hero, grownUp, chance } = company;
  const newcomer = newcomerIn(theme);
  if (!newcomer) return null;
  const found = whoIsNew(company, newcomer);
  if (!found) return null;
  const { who, is, introduced } = found;
  const sixth =
    is === 'pet'
      ? hero.being && ofPet(hero.being)
      : { baby: CRIES.test(theme.raw) ? OF_CRYING : OF_BABIES, child: OF_CHILDREN, 'grown-up': OF_GROWN_UPS }[is];
  return {
    child,
    // The grown-up of a theme may be the very one who comes: "Auntie" of "Auntie Jo".
    grownUp: who.name.startsWith(grownUp.name) ? company.person('the grown-up', 'parent') : grownUp,
    newcomer: who,
    is,
    introduced,
    beside: is === 'grown-up' ? besideOf(company, who) : null,
    noises: chance.some(FIVE, HOUSE_NOISES),
    sixth: chance.pick(...(sixth ?? OF_CHILDREN)),
    seat: chance.pick(...SEATS),
    why: chance.pick(...WHY_THERE[is]),
    refrain: chance.pick('That is one too many', 'There is one over', 'It does not come out right'),
    chance,
  };
}

function whoIsNew(
  company: Company,
  newcomer: NonNullable<ReturnType<typeof newcomerIn>>,
): { readonly who: Figure; readonly is: NewAtHome['is']; readonly introduced: string } | null {
  const { child, hero, grownUp, chance } = company;
  if (newcomer.is === 'pet')
    return hero.being && !hero.isChild ? { who: hero, is: 'pet', introduced: hero.introduced } : null;
  const { called, word } = newcomer.who;
  switch (newcomer.is) {
    case 'baby': {
      const who = company.person(called ?? 'the baby', 'baby');
      return { who, is: 'baby', introduced: called === null ? 'the new baby' : `${called} the new baby` };
    }
    case 'child': {
      const own = called ?? `${child.names} ${word}`;
      const introduced = called === null ? own : `${child.names} ${word} ${called}`;
      return { who: company.person(own, 'child'), is: 'child', introduced };
    }
    case 'lodger': {
      const own = called ?? chance.pick('Mr Abel', 'Miss Teal', 'Mr Okoye');
      return { who: company.person(own, 'neighbour'), is: 'grown-up', introduced: `${own} the ${word}` };
    }
    case 'grown-up': {
      const same = grownUp.name === called;
      const who = same ? grownUp : company.person(called ?? word, elder(word));
      return { who, is: 'grown-up', introduced: who.name };
    }
  }
}

/** Whoever else of the theme comes to stay. */
function besideOf({ theme, person }: Company, who: Figure): Figure | null {
  const other = householdIn(theme).find((each) => each.is === 'grown-up' && each.called !== who.name);
  return other?.called ? person(other.called, elder(other.word)) : null;
}

const elder = (word: string): 'grandparent' | 'other-parent' =>
  /^(?:gran|nan|oma|opa|pop|abuel|nonn)/.test(word) ? 'grandparent' : 'other-parent';

/** Somebody new lives here now: one noise more at night, and one seat too few, until it is missed when it is not there. */
export const newAtHome = arc<NewAtHome>({
  id: 'new-at-home',
  fits: (theme) => (newcomerIn(theme) ? 12 : 0),
  bind,
  young,
  middle,
  old,
});
