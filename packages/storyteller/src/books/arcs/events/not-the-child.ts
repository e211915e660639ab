import { kinWords } from '../../../facts/kin.ts';
import type { Entity } from '../../theme.ts';
import { BEING_WORDS } from '../../theme/entries.ts';
import { about } from './page.ts';

const ANOTHER = new RegExp(
  String.raw`^(?:(?:my|our|his|her|their|the|best|little|big|baby|older|younger) )*(?:(?!(?:son|daughter|child)\b)(?:${kinWords.join('|')})|brother|sister|cousin|friend|neighbour|teacher|twin)(?:['’]s)?\b`,
  'iu',
);

/**
 * "My brother is allergic to nuts", "Daddy has his arm in plaster": it is told of a bear, so that nothing is told of the
 * child that is not so. Null where it is the child's own, or that of somebody whom the theme made up.
 */
export function insteadOfAnother(raw: string): Entity | null {
  const being = BEING_WORDS.get('bear')?.entry;
  return ANOTHER.test(raw.trim()) && being ? { ...about('bear'), being } : null;
}
