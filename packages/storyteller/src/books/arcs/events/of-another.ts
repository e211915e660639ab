import { kinWords } from '../../../facts/kin.ts';
import type { Entity } from '../../theme.ts';
import { BEING_WORDS } from '../../theme/entries.ts';
import { about, somebody } from './page.ts';

/** Of somebody in the family or of a friend: it is not the child of whom it is said. */
const OF_ANOTHER = new RegExp(
  String.raw`\b(?:my|our|his|her) (?:\p{L}+ )?(?:${kinWords.join('|')}|brother|sister|cousin|friend|classmate|teacher)(?:['’]s)? (?!(?:won|will|do|ca|can|does|doesn|listen|wait|finish|guess|think|always|keeps|wants|hugs|kisses|tickles)\b)`,
  'iu',
);

/** Who is told of in place of somebody of whom the child's book says nothing. */
function bear(): Entity | null {
  const being = BEING_WORDS.get('bear')?.entry;
  return being ? { ...about('bear'), being } : null;
}

const ANOTHER_FIRST = new RegExp(
  String.raw`^(?:(?:my|our|his|her|their|the|best|little|big|baby|older|younger) )*(?:(?!(?:son|daughter|child)\b)(?:${kinWords.join('|')})|brother|sister|cousin|friend|neighbour|teacher|twin)(?:['’]s)?\b`,
  'iu',
);

/**
 * "My brother is allergic to nuts", "Daddy has his arm in plaster": it is told of a bear, so that nothing is told of the
 * child that is not so. Null where it is the child's own, or that of somebody whom the theme made up.
 */
export const insteadOfAnother = (raw: string): Entity | null => (ANOTHER_FIRST.test(raw.trim()) ? bear() : null);

/**
 * Whose book it is where a theme tells something of how somebody is: the theme's own hero, in whatever part that was read;
 * an animal where it is one of the family, so that nothing is told of the child that is not so.
 */
export function whoseItIs(hero: Entity | null, other: Entity | null, raw: string): Entity | null {
  const instead = OF_ANOTHER.test(raw) ? bear() : null;
  if (instead) return instead;
  return hero?.being && hero.word.startsWith('robot') ? hero : (somebody(hero) ?? somebody(other));
}
