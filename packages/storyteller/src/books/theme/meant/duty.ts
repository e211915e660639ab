import { dutyIn } from '../../arcs/it-is-shy/duties.ts';
import type { Theme } from '../../theme.ts';

/** "a boy who never washes his hands": the hands are no hero. */
const OF_A_CHILD = /^(?:an?|my|our|the) (?:\p{L}+ )?(?:boy|girl|child|toddler|kid|son|daughter) (?:who|that) /iu;

/**
 * "a pirate who hates baths", "Mia doesn't want her hair washed": what has to be done every day is neither a fear, nor a
 * first time, nor a thing brought along.
 */
export function withDuty(theme: Theme): Theme {
  const { hero, other, raw } = theme;
  const isChild = hero === null || (hero.being?.isa === 'thing' && OF_A_CHILD.test(raw));
  if ((!isChild && !hero.being) || other !== null || dutyIn(raw) === null) return theme;
  const none = { thing: null, fear: null, first: null, activity: null, place: null };
  return { ...theme, relation: 'none', ...(isChild ? { hero: null, clause: null } : {}), ...none };
}
