import { kinWords } from '../../../facts/kin.ts';
import type { Entity } from '../../theme.ts';
import { BEING_WORDS } from '../../theme/entries.ts';
import { about, somebody } from './page.ts';

/** Of somebody in the family or of a friend: it is not the child of whom it is said. */
const OF_ANOTHER = new RegExp(
  String.raw`\b(?:my|our|his|her) (?:\p{L}+ )?(?:${kinWords.join('|')}|brother|sister|cousin|friend|classmate|teacher)(?:['’]s)? (?!(?:won|will|do|ca|can|does|doesn|listen|wait|finish|guess|think|always|keeps|wants|hugs|kisses|tickles)\b)`,
  'iu',
);

/**
 * Whose book it is where a theme tells something of how somebody is: the theme's own hero, in whatever part that was read;
 * an animal where it is one of the family, so that nothing is told of the child that is not so.
 */
export function whoseItIs(hero: Entity | null, other: Entity | null, raw: string): Entity | null {
  const being = BEING_WORDS.get('bear')?.entry;
  if (OF_ANOTHER.test(raw) && being) return { ...about('bear'), being };
  return hero?.being && hero.word.startsWith('robot') ? hero : (somebody(hero) ?? somebody(other));
}
