import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { madeInTheme } from './made-in.ts';
import type { MadeOf } from './made-of.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Something is made that cannot stay. It is told to stay, each time, and is good at it, until the day it cannot. Then
 * whoever made it stays with it instead. What is kept is the small thing that was pressed into it, so that it could see.
 */
export interface WhileItLasts {
  readonly child: Figure;
  readonly grownUp: Figure;
  /** Whoever is made, when that is somebody of a kind; else null. */
  readonly made: Figure | null;
  readonly of: MadeOf;
  /** "Frosty", "the sandcastle". */
  readonly m: string;
  /** The first mention: "Frosty the snowman", "a sandcastle". */
  readonly introduced: string;
  /** What the child was to go to that afternoon. */
  readonly treat: string;
  /** What is said at each parting, without a stop, and how it is turned round at the end. */
  readonly refrain: string;
  readonly turned: string;
  readonly tries: readonly [number, number];
  readonly chance: Chance;
}

const PARTINGS: readonly (readonly [said: string, turned: string])[] = [
  ['Stay there', "Then I'll stay"],
  ['Wait for me', 'Then I can wait'],
  ["Don't go away", "Then I won't go away"],
  ['Stay just there', "Then I'll stay just here"],
  ['Stay as you are', "Then I'll stay as I am"],
  ["Don't you move", "Then I won't move"],
  ['Keep still', "Then I'll keep still"],
  ['Be here when I come', "Then I'll be here"],
];

function bind(company: Company): WhileItLasts | null {
  const { theme, hero, child, grownUp, chance } = company;
  const found = madeInTheme(theme);
  if (!found) return null;
  const isSomebody =
    hero.being !== null && found.noun.replace(/[- ]/g, '').includes(hero.being.id.replace(/[- ]/g, ''));
  const [one = 0, two = 1] = chance.some(2, [0, 1, 2]);
  const [refrain, turned] = chance.pick(...PARTINGS);
  return {
    child,
    grownUp,
    made: isSomebody ? hero : null,
    of: found.made,
    m: isSomebody ? hero.name : `the ${found.noun}`,
    introduced: isSomebody ? hero.introduced : `the ${found.noun}`,
    treat: chance.pick('the fair', 'the puppet show', 'the circus', 'the film'),
    refrain,
    turned,
    tries: [one, two],
    chance,
  };
}

const ENDS =
  /\b(?:melt\w*|drip\w*|(?:can(?:'?t|not)|could(?:n'?t| not)) (?:stay|come in\w*|go in\w*|last|be kept)|last(?:s|ed)?|one day|wash\w*|tide|waves?|sun|spring|warm\w*|thaw\w*|disappear\w*|goodbye|bye|gone|winter|garden|made|makes?|builds?|building|making|my|our)\b/i;
/** What such a thing does in other stories. */
const NOT_THIS =
  /\b(?:lost|missing|magic\w*|(?<!not )(?<!n't )wants? to|wish\w*|dream\w*|afraid|scared|fears?|flies|flew|competition|contest|party|santa|christmas|who (?!(?:always |slowly )?melt|can(?:'?t|not)|could|is melting|does(?:n'?t| not) want to melt)\w+|friends?|nose|comes? (?:alive|to life)|lives? in|inside|visit\w*|summer|first|stuck|buries|angel|elsa|snow queen|princess)\b/i;

export const whileItLasts = arc<WhileItLasts>({
  id: 'while-it-lasts',
  fits: (theme) => {
    const { raw, hero, other, fear, first, wish } = theme;
    const found = madeInTheme(theme);
    if (!found || NOT_THIS.test(raw) || fear !== null || first !== null || wish) return 0;
    if (other !== null && !found.noun.includes(other.word)) return 0;
    // A child who is named in the theme makes it; anybody else who does has a story of their own.
    if (
      hero?.being &&
      !found.noun.replace(/[- ]/g, '').includes(hero.being.id.replace(/[- ]/g, '')) &&
      hero.being.isa !== 'person'
    )
      return 0;
    if (/^(?:help|lost|mix-up|too-many|bedtime|go|friend)$/.test(theme.relation)) return 0;
    // A castle is a subject of its own, unless it melts.
    if (/\b(?:castle|palace|tower)$/.test(found.noun) && found.noun.startsWith('ice')) return 15;
    // What is built for the joy of it has an arc that knows how.
    if (/\b(?:build\w*|making)\b/i.test(raw) && !/\bmelt|\btide|\bwash/i.test(raw)) return 11;
    return ENDS.test(raw) ? 14 : 12;
  },
  bind,
  young,
  middle,
  old,
});
