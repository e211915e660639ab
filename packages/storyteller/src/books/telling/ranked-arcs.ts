import type { AnyArc } from '../arcs/any-arc.ts';
import { ARCS } from '../arcs/index.ts';
import { bookChance } from '../chance.ts';
import type { Theme } from '../theme.ts';
import type { Case } from './case.ts';

/** An arc whose fit is this close to the best one's may be told as well. */
const NEAR_THE_BEST = 2;
/** The arcs that fit, the likeliest first; those about as good take turns by the seed. */
export function ranked(asked: Case): AnyArc[] {
  const chance = bookChance(asked.seed);
  const nights = (asked.brief.nights ?? []).map((each) => each.script.arc);
  const past = nights.length === 0 ? [] : [...nights, ...OF_STRANGERS];
  const fitting = ARCS.filter(({ id }) => !past.includes(id))
    .map((arc) => ({ arc, fit: fitOf(arc, asked) }))
    .filter((each) => each.fit > 0);
  const most = Math.max(0, ...fitting.map((each) => each.fit));
  // What could be told of anything takes turns with nothing that was made for the theme.
  const isNear = ({ arc, fit }: { readonly arc: AnyArc; readonly fit: number }): boolean =>
    fit >= most - (OF_ANY_WORDS === arc.id ? 1 : NEAR_THE_BEST);
  const near = fitting.filter(isNear);
  const rest = fitting.filter((each) => !isNear(each)).sort((a, b) => b.fit - a.fit);
  return [...chance.some(near.length, near), ...rest].map((each) => each.arc);
}

/** The arc that is told with the words of a theme, whatever they are. */
const OF_ANY_WORDS = 'the-one-about';

/** Arcs in which people meet who did not know each other: friends do that once. */
const OF_STRANGERS = ['unlikely-friends', 'hole-in-the-wall'];

/** How much less an arc is wanted that was told in the last book, in the one before, and so on. */
const JUST_TOLD = [3, 3, 2, 2, 1, 1, 1, 1];

const known = new WeakMap<Theme, Map<string, number>>();

/** How well an arc fits a theme; worked out once, since a book asks it of every arc several times. */
export function fits(arc: AnyArc, theme: Theme): number {
  let ofTheme = known.get(theme);
  if (!ofTheme) known.set(theme, (ofTheme = new Map<string, number>()));
  let fit = ofTheme.get(arc.id);
  if (fit === undefined) ofTheme.set(arc.id, (fit = arc.fits(theme)));
  return fit;
}

/** How well an arc fits, less when the family met it lately: shapes take turns, but none is told that does not fit. */
export function fitOf(arc: AnyArc, { brief, theme, recentArcs }: Case): number {
  if (brief.notBy?.includes(arc.id) === true) return 0;
  // What it has was told to this family already.
  const times = recentArcs.filter((id) => id === arc.id).length;
  if (arc.books && times > 0 && times >= arc.books(theme)) return 0;
  const fit = fits(arc, theme);
  const told = recentArcs.indexOf(arc.id);
  return fit <= 0 ? 0 : Math.max(1, fit - (told < 0 ? 0 : (JUST_TOLD[told] ?? 0)));
}

/** Arcs of anybody at all, which tell nothing that could only be told of one. */
const OF_ANYBODY = ['helping', 'pull-together', 'too-many', 'odd-one', OF_ANY_WORDS];
/** The arc that has most to tell of a theme, of those that tell what could only be told of one. */
export const likeliest = (theme: Theme): { readonly id: string; readonly fit: number } =>
  ARCS.filter(({ id }) => !OF_ANYBODY.includes(id))
    .map((arc) => ({ id: arc.id, fit: fits(arc, theme) }))
    .reduce((one, other) => (other.fit > one.fit ? other : one), { id: '', fit: 0 });
