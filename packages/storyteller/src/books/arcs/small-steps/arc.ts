import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { bareFear, fearTold, type FearTold } from './fear-told.ts';
import { expertMiddle, expertYoung } from './expert.ts';
import { expertOld } from './expert-old.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody afraid of something that does no harm, and somebody patient. */
export interface SmallSteps {
  readonly hero: Figure;
  /** The patient one: a grown-up beside a child, the child beside anybody else. */
  readonly beside: Figure;
  /** Somebody smaller, who is afraid as well. */
  readonly small: Figure;
  /** Who is afraid of nothing, by all accounts. */
  readonly rival: Figure;
  readonly fear: FearTold;
  /** Whoever is afraid knows most, and tells it; else a thing is met a little at a time. */
  readonly isExpert: boolean;
  readonly chance: Chance;
}

function bind(company: Company, turn?: number): SmallSteps | null {
  const { friend, grownUp, chance } = company;
  const fear = fearTold(company);
  // "Loud noises" alone is a fear of the child's, and nobody's name.
  const hero = bareFear(company.theme) ? company.child : company.hero;
  const small = hero.isChild && friend !== hero ? friend : company.passersBy(1, (being) => being.size <= 2)[0];
  if (!fear || !small) return null;
  const taken = [hero.name, friend.name, small.name, grownUp.name];
  return {
    hero,
    beside: hero.isChild ? grownUp : friend,
    small,
    rival: company.person(
      chance.pick(...['Otis', 'Bram', 'Sal', 'Juno'].filter((each) => !taken.includes(each))),
      'child',
    ),
    fear,
    isExpert: turn === undefined ? chance.pick(true, false) : turn % 4 !== 3,
    chance,
  };
}

/** "a scared wind": nobody fears it, it is afraid itself. */
const isAfraidItself = ({ fear, hero, raw }: Theme): boolean => {
  const [, noun] =
    /^(?:an?|the|my|our|one) (?:\p{L}+ )?(?:scared|frightened|nervous|timid|cowardly|fearful) (?:(?:little|small|old|big) )?(\p{L}+) (?:who|that|which)\b/iu.exec(
      raw,
    ) ?? [];
  return fear !== null && hero === null && noun !== undefined && fear.words.includes(noun.toLowerCase());
};

/** Courage a little at a time: for thunder and the dark, and for whatever nobody knows anything about. */
export const smallSteps = arc<SmallSteps>({
  id: 'small-steps',
  fits: (theme) => {
    if (isAfraidItself(theme)) return 0;
    if (theme.relation === 'fear')
      return theme.fear ? 12 : theme.other || theme.thing || theme.place || theme.activity ? 8 : 0;
    if (bareFear(theme)) return 12;
    return theme.fear && (theme.relation === 'none' || theme.relation === 'want') ? 9 : 0;
  },
  bind,
  young: (bound) => (bound.isExpert ? expertYoung : young)(bound),
  middle: (bound) => (bound.isExpert ? expertMiddle : middle)(bound),
  old: (bound) => (bound.isExpert ? expertOld : old)(bound),
});
