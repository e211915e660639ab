import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { bareFear, fearTold, type FearTold } from './fear-told.ts';
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
  readonly fear: FearTold;
  readonly chance: Chance;
}

function bind(company: Company): SmallSteps | null {
  const { friend, grownUp, chance } = company;
  const fear = fearTold(company);
  // "Loud noises" alone is a fear of the child's, and nobody's name.
  const hero = bareFear(company.theme) ? company.child : company.hero;
  const small = hero.isChild && friend !== hero ? friend : company.passersBy(1, (being) => being.size <= 2)[0];
  if (!fear || !small) return null;
  return { hero, beside: hero.isChild ? grownUp : friend, small, fear, chance };
}

/** Courage a little at a time: for thunder and the dark, and for whatever nobody knows anything about. */
export const smallSteps = arc<SmallSteps>({
  id: 'small-steps',
  fits: (theme) => {
    if (theme.relation === 'fear')
      return theme.fear ? 12 : theme.other || theme.thing || theme.place || theme.activity ? 8 : 0;
    if (bareFear(theme)) return 12;
    return theme.fear && (theme.relation === 'none' || theme.relation === 'want') ? 9 : 0;
  },
  bind,
  young,
  middle,
  old,
});
