import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { staysAtHome } from '../at-home.ts';
import { firstTold, nightWith, type FirstTold } from '../first-time/first-told.ts';
import { guessesFor, type Guess } from './guesses.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody who has to be the big one, because somebody very small is coming along in a bag. */
export interface ShowingTheWay {
  readonly hero: Figure;
  /** Who stays within reach: the grown-up with a child, the child with anybody else. */
  readonly beside: Figure;
  /** The one in the bag, who cannot see out. */
  readonly small: Figure;
  readonly helper: Figure;
  /** Another child who is new. */
  readonly newest: Figure;
  readonly first: FirstTold;
  readonly guesses: readonly [Guess, Guess];
  readonly atHome: boolean;
  /** What the small one asks, as a question: "What is there now?". */
  readonly refrain: string;
  /** "Feeling wobbly about the dentist": the word that a family has for it. */
  readonly feelsWobbly: boolean;
  readonly chance: Chance;
}

/** Small enough for the pocket of a bag. */
const SMALL = ['snail', 'mouse', 'ladybird', 'beetle', 'caterpillar', 'moth'];
/** Told by the book of a family that grows or moves. */
const AT_HOME_FOR_GOOD = /^(?:wobbly tooth|new baby|new house)$/;

function bind(company: Company): ShowingTheWay | null {
  const { hero, child, grownUp, theme, chance } = company;
  const first = firstTold(company);
  if (!first || staysAtHome(hero.being) || nightWith(grownUp, theme)) return null;
  if (theme.hero && theme.first?.words.includes(theme.hero.word)) return null;
  const [guess, second] = chance.some(2, guessesFor(theme.first?.id));
  if (!guess || !second) return null;
  const taken = [theme.hero, theme.other].flatMap((each) => (each?.being ? [each.being.id] : []));
  return {
    hero,
    beside: hero.isChild ? grownUp : child,
    small: company.meet(chance.pick(...SMALL.filter((each) => !taken.includes(each)))),
    helper: company.person(first.helperName, first.role),
    newest: company.person(chance.pick('Nell', 'Rafi', 'Bea', 'Udo'), 'child'),
    first,
    guesses: [guess, second],
    atHome: first.place === 'the big bed',
    refrain: chance.pick('What is there now?', 'Tell me what there is', 'What can you see?'),
    feelsWobbly: /\bwobbly\b(?! (?:tooth|teeth))/i.test(theme.raw),
    chance,
  };
}

/** Somebody smaller is more afraid; and whoever has to tell what there is finds out by telling. */
export const showingTheWay = arc<ShowingTheWay>({
  id: 'showing-the-way',
  fits: ({ relation, first, place, activity }) => {
    if (first)
      return AT_HOME_FOR_GOOD.test(first.id)
        ? 0
        : relation === 'first' || relation === 'go'
          ? 12
          : ['none', 'want', 'fear'].includes(relation)
            ? 9
            : 0;
    return relation === 'first' && (place || activity) ? 8 : 0;
  },
  bind,
  young,
  middle,
  old,
});
