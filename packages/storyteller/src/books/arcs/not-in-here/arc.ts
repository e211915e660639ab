import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { staysAtHome } from '../at-home.ts';
import type { Theme } from '../../theme.ts';
import { abilityOf, HABITS, type Habit } from './habits.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { PLANTS } from '../../plot/plot.ts';
import { venueIn, type Venue } from './venues.ts';
import { young } from './young.ts';

/**
 * Somebody where one sits still: what they are made for is wrong there, until the one small thing of that place falls
 * down a crack, and nothing there can go on without it.
 */
export interface NotInHere {
  readonly hero: Figure;
  readonly child: Figure;
  readonly keeper: Figure;
  readonly venue: Venue;
  /** "the opera house", in the word of the theme; "in the opera house". */
  readonly place: string;
  readonly inPlace: string;
  /** "the white stick". */
  readonly item: string;
  readonly habit: Habit;
  /** The habit at home, as it is shown first. */
  readonly plant: string;
  /** Without a stop: "Not in the opera house". */
  readonly refrain: string;
  readonly chance: Chance;
}

const isVisiting = (theme: Theme, word: string): boolean =>
  theme.clause === null ||
  new RegExp(String.raw`^(?:visits|goes (?:in)?to|comes (?:in)?to|is (?:in|on|at)|rides? on) .*\b${word}$`, 'i').test(
    theme.clause,
  );

const LOOKS =
  /^(?:little|small|tiny|big|large|huge|giant|baby|old|young|red|blue|green|yellow|pink|purple|orange|brown|black|white|grey|hungry|posh|fat|tall|long|short|very)$/i;

function bind(company: Company): NotInHere | null {
  const { theme, hero, child, chance } = company;
  const found = venueIn(theme.raw);
  if (!found || !hero.being || hero.isChild) return null;
  const ability = abilityOf(hero, (all) => chance.pick(...all));
  if (ability === null) return null;
  const { venue, word } = found;
  const place = `the ${word}`;
  return {
    hero,
    child,
    keeper: company.person(venue.keeper, 'neighbour'),
    venue,
    place,
    inPlace: `${venue.by} ${place}`,
    item: `the ${venue.item}`,
    habit: HABITS[ability],
    plant: chance.pick(...PLANTS[ability])(hero),
    refrain: `Not ${venue.by} ${place}`,
    chance,
  };
}

/** Somebody and a place with rules, and no verb between them: what each is made for is the plot. */
export const notInHere = arc<NotInHere>({
  id: 'not-in-here',
  fits: (theme) => {
    const { relation, hero, other, first, fear, activity } = theme;
    const found = venueIn(theme.raw);
    if (!found || !hero?.being || hero.plural || hero.being.can.length === 0 || staysAtHome(hero.being)) return 0;
    if (/^(?:vehicle|thing)$/.test(hero.being.isa) || theme.wish || hero.being.id === 'baby') return 0;
    // A teacher at school and a pirate on a ship are in nobody's way.
    if (hero.being.setting === found.venue.setting) return 0;
    // The train or the shop itself may have been read as somebody.
    const others = other !== null && !other.word.toLowerCase().includes(found.word.split(' ').at(-1) ?? found.word);
    // One swims in a swimming pool; that is how the place is called, and nobody practises.
    const does = activity !== null && !activity.words.some((each) => found.word.includes(each));
    if (others || first || fear || does || !isVisiting(theme, found.word)) return 0;
    if (!/^(?:none|go|friend)$/.test(relation)) return 0;
    // What is odd about somebody is told before where they are.
    return hero.adjectives.every((each) => LOOKS.test(each)) ? 13 : 7;
  },
  bind,
  young,
  middle,
  old,
});
