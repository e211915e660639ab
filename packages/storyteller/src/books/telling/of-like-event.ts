import type { BookScript } from '@storylantern/contract';
import { sheetsIn } from '../adventures/find-sheet.ts';
import { asLikeEvent, asWordedEvent } from '../arcs/events/index.ts';
import { contentWords, isAboutWho } from '../arcs/events/likeness/content-words.ts';
import { ARCS } from '../arcs/index.ts';
import { theOneAbout } from '../arcs/the-one-about/arc.ts';
import { bookChance } from '../chance.ts';
import type { Theme } from '../theme.ts';
import { enriched } from '../theme/enriched.ts';
import { singularsOf } from '../theme/entries.ts';
import { isName } from '../arcs/the-one-about/is-name.ts';
import { best } from './best-telling.ts';
import type { Case } from './case.ts';
import { isEvent, ofOneArc } from './of-one-arc.ts';
import { fits, ranked } from './ranked-arcs.ts';

/** From this fit on a shape is made for a theme; but of any thing one can be made, and any two can meet. */
const KNOWN = 10;
const MADE_FOR_IT = 13;
/** A book that is surely about the theme may leave out so many words more than one that is only made of its words. */
const MORE_LEFT_OUT = 2;
const SAYS_LITTLE: ReadonlySet<string> = new Set([
  'family-day',
  'first-time',
  'making',
  theOneAbout.id,
  'unlikely-friends',
]);
/** "How do volcanoes work": asked of what is known, and no story. */
const ASKED = /^(?:how|why|what|when|where|do|does|are|is)\b|\b(?:all about|facts (?:about|on)|learn\w* about)\b/i;

/**
 * A theme in other words than any event is named by, told by the event whose wordings it is most like; null when it is
 * not clearly like one, when it asks what a sheet knows or wishes for something, and when that book says less of it than another would.
 */
export function ofLikeEvent(asked: Case, understood: Theme): BookScript | null {
  if (understood.wish || (ASKED.test(understood.raw) && sheetsIn(asked.brief.theme).length > 0)) return null;
  const fit = Math.max(
    ...ARCS.map((each) => (SAYS_LITTLE.has(each.id) || isEvent(each.id) ? 0 : fits(each, asked.theme))),
  );
  if (fit >= MADE_FOR_IT) return null;
  const read = asLikeEvent(asked.brief.theme, understood, fit >= KNOWN);
  if (!read) return null;
  // As the event reads it, before it is given anybody to be about.
  const theme = enriched(read, asked.family.interests, bookChance(asked.seed));
  return ofOneArc({ ...asked, theme }, (first) => saysEnough(first, asked, understood));
}

/** A theme that is as good as a wording of an event, told by that event whatever else its words would name, when they say enough. */
export function ofWordedEvent(asked: Case, understood: Theme): BookScript | null {
  const typed = asked.brief.theme;
  const read = saysMuch(typed) ? asWordedEvent(typed, understood) : null;
  if (!read) return null;
  const theme = enriched(read, asked.family.interests, bookChance(asked.seed));
  return ofOneArc({ ...asked, theme }, ({ arc }) => arc === read.like);
}

/** Fewer words than these that say what happens are near to a wording of several events; "in" and "on" say little. */
const SAYS_MUCH = 3;
const saysMuch = (typed: string): boolean =>
  [...contentWords(typed).keys()].filter((word) => !isAboutWho(word) && word.length > 2).length >= SAYS_MUCH;

/** Whether a telling of the like event leaves out no more of the theme than it may, or than another would. */
function saysEnough({ notManaged }: BookScript, asked: Case, understood: Theme): boolean {
  if (notManaged.length === 0) return true;
  // Vegetables that wake at midnight are no toys.
  const { hero, other, thing } = understood;
  const named = [hero, other, thing].flatMap((each) => each?.word.toLowerCase() ?? []);
  const isAbout = notManaged.every((word) => !singularsOf(word.toLowerCase()).some((each) => named.includes(each)));
  const allowed = isAbout && asLikeEvent(asked.brief.theme, understood, true) ? MORE_LEFT_OUT : 0;
  if (notManaged.length <= allowed) return true;
  // Whoever waits for a bus has lost no cat, and there is a story that waits for the bus.
  if (!isAbout && isName(asked.brief.theme) && fits(theOneAbout, asked.theme) > 0) return false;
  // A story that only asks for one of the theme has all of its words. One telling says what a shape leaves out.
  const shapes = ranked(asked).filter((each) => each.id !== theOneAbout.id);
  const shape = best(shapes, asked, 1);
  return shape === null || shape.notManaged.length + allowed >= notManaged.length;
}
