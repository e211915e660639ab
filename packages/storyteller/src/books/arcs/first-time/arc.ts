import type { SettingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { firstTold, nightWith, type FirstTold } from './first-told.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { savedMiddle, savedYoung } from './saved.ts';
import { savedOld } from './saved-old.ts';
import { young } from './young.ts';

/** Somebody somewhere for the first time, with a skill that was never good for anything. */
export interface FirstTime {
  readonly hero: Figure;
  /** Who comes along and stays within reach: the grown-up with a child, the child with anybody else. */
  readonly beside: Figure;
  /** Who is there already and knows the place. */
  readonly helper: Figure;
  /** Somebody who comes after, newer still. */
  readonly newest: Figure;
  readonly first: FirstTold;
  /** It is at home: nobody sets out and nobody goes back. */
  readonly atHome: boolean;
  /** Where the hero comes from and goes home to. */
  readonly home: SettingName;
  /** There is only one first time, so it is saved; else it is put off. */
  readonly isSaved: boolean;
  readonly chance: Chance;
}

function bind(company: Company, turn?: number): FirstTime | null {
  const { hero, friend, grownUp, theme, chance } = company;
  const first = firstTold(company);
  if (!first) return null;
  // "the robot's first day at school": a hero that is itself the first time ("the baby") is not one to send there.
  if (theme.hero && theme.first?.words.includes(theme.hero.word)) return null;
  const helper = company.person(first.helperName, first.role);
  return {
    hero,
    beside: hero.isChild ? grownUp : friend,
    // At Granny's, whoever is not known yet lives below.
    helper:
      first.place === 'the big bed'
        ? { ...helper, introduced: `${helper.name} from the bed shop` }
        : nightWith(grownUp, theme)
          ? { ...helper, introduced: `${helper.name} from downstairs` }
          : helper,
    newest: company.person(chance.pick('Wilf', 'Posy', 'Juno', 'Bo'), 'child'),
    first,
    atHome: /^the (?:baby's room|big bed|new house|mirror)$/.test(first.place) || nightWith(grownUp, theme),
    home: hero.isChild ? 'living-room' : (hero.being?.setting ?? 'living-room'),
    isSaved: turn === undefined ? chance.pick(true, false) : turn % 4 !== 3,
    chance,
  };
}

/** The first time at the dentist, the pool, the new place nobody has heard of. */
export const firstTime = arc<FirstTime>({
  id: 'first-time',
  fits: ({ relation, first, place, thing, activity, other, raw }) => {
    // Of two who come on one day nobody is told that there is only ever one.
    if (/\b(?:twins?|triplets)\b/i.test(raw)) return 0;
    // A baby who comes has a book of its own.
    if (first?.id === 'new baby') return relation === 'first' ? 8 : 5;
    if (first)
      return relation === 'first' ? 12 : relation === 'go' ? 12 : ['none', 'want', 'fear'].includes(relation) ? 10 : 0;
    return relation === 'first' && (place || thing || activity || other) ? 9 : 0;
  },
  bind,
  young: (bound) => (bound.isSaved ? savedYoung : young)(bound),
  middle: (bound) => (bound.isSaved ? savedMiddle : middle)(bound),
  old: (bound) => (bound.isSaved ? savedOld : old)(bound),
});
