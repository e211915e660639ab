import { doneByTheChild, doneOnceIn } from '../../arcs/so-they-say/done-once.ts';
import { escaped } from '../../../words/escaped.ts';
import type { Theme } from '../../theme.ts';

/** "Mia wins a goldfish at the fair": the goldfish is what is won, and nobody the story is about. */
export function withChildDoing(theme: Theme): Theme {
  const { relation, hero, other, first, fear, clause } = theme;
  const isOpen = /^(?:none|friend|go)$/.test(relation) && !first && !fear && clause === null;
  if (!isOpen || (hero === null && other === null) || doneByTheChild({ ...theme, hero: null, other: null }) === null)
    return theme;
  const isSubject =
    new RegExp(String.raw`^(?:an?|the|my|our) `, 'i').test(theme.raw) &&
    hero !== null &&
    !/^(?:an?|my) (?:\p{L}+ )?(?:girl|boy|child|kid|son|daughter)\b/iu.test(theme.raw);
  return isSubject ? theme : { ...theme, relation: 'none', hero: null, other: null, activity: null };
}

/** "a spaceship lands on the school field": whoever does something is who it is about, whatever else was read. */
export function withDoer(theme: Theme): Theme {
  const { hero, other, first, fear, raw } = theme;
  if (hero !== null || !other?.being || other.plural || first || fear) return theme;
  const said = new RegExp(String.raw`^(?:an?|the) (?:\p{L}+ ){0,2}?${escaped(other.word)} (\p{L}+ .+)$`, 'iu').exec(
    raw.trim(),
  )?.[1];
  if (said === undefined) return theme;
  const led: Theme = { ...theme, relation: 'none', hero: other, other: null, clause: said };
  return doneOnceIn(led) === null ? theme : led;
}

/** "the spider escaped on the bus": the bus is where, and nobody has lost it. */
export function withWhereItWas(theme: Theme): Theme {
  const { relation, other, thing, raw } = theme;
  if (relation !== 'lost' || !other?.being || thing === null) return theme;
  const isWhere = new RegExp(
    String.raw`\b${escaped(other.word)}\b.*\b(?:on|in|at|under|behind) (?:the|an?|our|my) (?:\p{L}+ )?${escaped(thing.word)}s?\b`,
    'iu',
  ).test(raw);
  return isWhere ? { ...theme, thing: null } : theme;
}
