import { doneByTheChild } from '../../arcs/so-they-say/done-once.ts';
import type { Theme } from '../../theme.ts';

/** "Mia wins a goldfish at the fair": the goldfish is what is won, and nobody the story is about. */
export function withChildDoing(theme: Theme): Theme {
  const { relation, hero, other, first, fear, activity, clause } = theme;
  const isOpen = /^(?:none|friend|go)$/.test(relation) && !first && !fear && !activity && clause === null;
  if (!isOpen || (hero === null && other === null) || doneByTheChild({ ...theme, hero: null, other: null }) === null)
    return theme;
  const isSubject =
    new RegExp(String.raw`^(?:an?|the|my|our) `, 'i').test(theme.raw) &&
    hero !== null &&
    !/^(?:an?|my) (?:\p{L}+ )?(?:girl|boy|child|kid|son|daughter)\b/iu.test(theme.raw);
  return isSubject ? theme : { ...theme, relation: 'none', hero: null, other: null };
}
