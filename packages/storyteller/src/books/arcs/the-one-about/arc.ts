import type { SettingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { BEINGS } from '@storylantern/library';
import type { Theme } from '../../theme.ts';
import { staysAtHome } from '../at-home.ts';
import { askedFor, askedOnlyHere, type AskedFor } from './asked-for.ts';
import { inShortBreaths } from './in-short.ts';
import { turnsOf, type Plot } from './plots.ts';
import { withTheRest } from './the-rest.ts';

/**
 * The theme is the name of a story that the child asks for, and nobody knows it. Whoever tells it puts somebody else into
 * it, and those stay; so that in the end the one whom it is about is not the only one.
 */
export interface TheOneAbout {
  readonly asked: AskedFor;
  readonly child: Figure;
  readonly grownUp: Figure;
  /** Whom the theme is about; null where that is the child. */
  readonly hero: Figure | null;
  /** Who is named in what the child does: the bus that is waited for. */
  readonly beside: Figure | null;
  /** Two of other kinds, who are put in by mistake. */
  readonly first: Figure;
  readonly second: Figure;
  /** Where the hero is seen from a bedroom: in it, or out by the wall. */
  readonly at: SettingName;
  readonly company: Company;
  readonly chance: Chance;
  readonly plot: Plot;
}

/** Small enough for a bedroom, known to everybody, and like nobody else in the pictures. */
const WRONG_ONES = ['goat', 'hen', 'pig', 'sheep', 'duck', 'snail', 'frog', 'hedgehog', 'owl'];

const LARGEST_INDOORS = 4;
const SMALL = /\b(?:tiny|teeny|small|little|baby|mini|pocket)\b/i;

const drawnAs = (id: string): string | null => {
  const drawing = BEINGS.find((each) => each.id === id)?.drawing;
  return drawing && 'animal' in drawing ? drawing.animal : null;
};

function bind(company: Company, turn?: number): TheOneAbout | null {
  const { theme, hero, child, chance, grownUp } = company;
  const asked = askedFor(theme, child.name);
  if (asked === null || (asked.right !== null && (hero.isChild || hero.being === null))) return null;
  const taken = [hero, company.other, company.friend].flatMap((each) =>
    each?.being ? [drawnAs(each.being.id), each.being.id] : [],
  );
  const said = theme.raw.toLowerCase();
  const [one, two] = chance.some(
    2,
    // "A goat" is no mistake where the theme says goat, and two who are drawn alike are one.
    WRONG_ONES.filter((id) => !taken.includes(id) && !taken.includes(drawnAs(id)) && !said.includes(id)),
  );
  if (one === undefined || two === undefined || drawnAs(one) === drawnAs(two)) return null;
  const isOut =
    asked.right !== null &&
    !SMALL.test(hero.introduced) &&
    (staysAtHome(hero.being) || (hero.being?.size ?? 0) > LARGEST_INDOORS);
  const able = turnsOf(asked);
  const plot = turn === undefined ? chance.pick(...able) : able[turn % able.length];
  return plot === undefined
    ? null
    : {
        asked,
        child,
        grownUp,
        hero: asked.right === null ? null : hero,
        beside: asked.right === null && theme.hero !== null ? hero : null,
        first: company.meet(one),
        second: company.meet(two),
        at: isOut ? 'garden' : 'bedroom',
        company,
        chance,
        plot,
      };
}

/** More than a shape that only hangs the theme on somebody, and less than one that knows what it is about. */
const ASKED_FOR = 11.5;
/** Whom somebody helps, where somebody goes and what somebody wants have shapes of their own. */
const ASKS_FOR_MORE = 8;
/** Of a thing, whatever knows anything of it comes first. */
const OF_A_THING = 7;
/** What the child did or does is told as such where anything can. */
const OF_THE_CHILD = 11;

function fits(theme: Theme): number {
  // Nobody asked for what we made up.
  if (theme.invented === true) return 0;
  if (theme.fear !== null || theme.first !== null || theme.relation === 'bedtime' || theme.relation === 'fear')
    return 0;
  const asked = askedOnlyHere(theme);
  if (asked === null) return 0;
  if (asked.isThing === true) return OF_A_THING;
  // What a thing does is what it is about, whatever that has to do with: a wand that makes sandwiches.
  if (asked.isThing === false) return ASKED_FOR;
  if (theme.relation !== 'none') return ASKS_FOR_MORE;
  return asked.right === null ? OF_THE_CHILD : ASKED_FOR;
}

/** The story that nobody has told yet, told wrong twice and then by the child. */
export const theOneAbout = arc<TheOneAbout>({
  id: 'the-one-about',
  fits,
  // The theme is said whole, in its own words.
  does: /./,
  // It never runs out; but one of its plots that a family has met gives way to those they have not.
  books: () => Number.POSITIVE_INFINITY,
  bind,
  young: (bound) => withTheRest(bound.plot.young(bound), bound.asked, inShortBreaths),
  middle: (bound) => withTheRest(bound.plot.middle(bound), bound.asked),
  old: (bound) => withTheRest(bound.plot.old(bound), bound.asked),
});
