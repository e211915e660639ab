import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { staysAtHome } from '../at-home.ts';
import { firstTold, nightWith, type FirstTold } from '../first-time/first-told.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { standInsFor, type StandIns } from './stand-ins.ts';
import { young } from './young.ts';

/** The one thing of the rehearsal that is of use: beginning again, a paw that says stop, or asking what is next. */
const KEPT = ['again', 'paw', 'next'] as const;
export type Kept = (typeof KEPT)[number];

/** A first time that is played at home the day before, with toys and kitchen things. */
export interface Rehearsal {
  readonly hero: Figure;
  /** Who stays within reach: the grown-up with a child, the child with anybody else. */
  readonly beside: Figure;
  /** Who plays whoever will be there tomorrow. */
  readonly player: Figure;
  /** Who is really there. */
  readonly helper: Figure;
  /** Somebody smaller who comes as well. */
  readonly newest: Figure;
  readonly first: FirstTold;
  readonly stand: StandIns;
  readonly kept: Kept;
  /** It is at home: nobody sets out. */
  readonly atHome: boolean;
  readonly refrain: string;
  readonly chance: Chance;
}

/** The toys of the rehearsal are a bear and a rabbit, and nobody alive in the book is either. */
const TOYS = /^(?:bear|polar bear|teddy|rabbit|bunny|hare|koala|panda)$/;
/** Told by the book of a family that grows or moves. */
const AT_HOME_FOR_GOOD = /^(?:wobbly tooth|new baby|new house)$/;

function bind(company: Company): Rehearsal | null {
  const { hero, child, friend, grownUp, theme, chance } = company;
  const first = firstTold(company);
  // A night at Granny's has nobody there but Granny, who cannot be strange.
  if (nightWith(grownUp, theme)) return null;
  if (!first || staysAtHome(hero.being) || (hero.being && TOYS.test(hero.being.id))) return null;
  if (theme.hero && theme.first?.words.includes(theme.hero.word)) return null;
  const [passer] = company.passersBy(1, (being) => !TOYS.test(being.id));
  const pet = hero.isChild && friend.being && !TOYS.test(friend.being.id) ? friend : passer;
  if (!pet) return null;
  return {
    hero,
    beside: hero.isChild ? grownUp : child,
    player: pet,
    helper: company.person(first.helperName, first.role),
    newest: company.person(chance.pick('Tilda', 'Fitz', 'Pia', 'Otto'), 'child'),
    first,
    stand: standInsFor(theme.first?.id),
    kept: chance.pick(...KEPT),
    atHome: first.place === 'the big bed',
    refrain: chance.pick("That's not how it goes", "It won't go like that", 'That was not the plan'),
    chance,
  };
}

/** The day before: tomorrow is played in the kitchen, and goes wrong there as often as it can. */
export const rehearsal = arc<Rehearsal>({
  id: 'rehearsal',
  fits: ({ relation, first, place, activity, raw }) => {
    // It tells of a visit that is played beforehand. What is learned by doing is not to be played with bears.
    if (/\blearn\w*|\bwithout\b/i.test(raw) || /^(?:bicycle|swimming|skating|skiing)$/.test(first?.id ?? '')) return 2;
    if (first)
      return AT_HOME_FOR_GOOD.test(first.id)
        ? 0
        : relation === 'first' || relation === 'go'
          ? 10
          : ['none', 'want', 'fear'].includes(relation)
            ? 7
            : 0;
    return relation === 'first' && (place || activity) ? 8 : 0;
  },
  bind,
  young,
  middle,
  old,
});
