import type { Theme } from '../books/theme.ts';
import type { SungRelation } from './bank/couplet.ts';
import { bareFearOf, type Slots } from './song-cast.ts';

/** What each relation must have to be sung of. */
const NEEDS: Readonly<Record<SungRelation, readonly (readonly string[])[]>> = {
  fear: [['fear']],
  first: [['first']],
  go: [['place']],
  lost: [['t'], ['y']],
  make: [['t']],
  friend: [],
  help: [],
  want: [['want']],
  clause: [['clause']],
  do: [['act']],
  have: [['t']],
};

/**
 * What the song tells of the theme, the chief thing first: the relation it asks for when its words are there, and after
 * it whatever else it names.
 */
export function sungRelations(theme: Theme, slots: Slots): readonly SungRelation[] {
  const can = (relation: SungRelation): boolean =>
    NEEDS[relation].length === 0 || NEEDS[relation].some((need) => need.every((slot) => slots.has(slot)));
  const asked: readonly SungRelation[] =
    theme.relation === 'fear' || bareFearOf(theme) !== null
      ? ['fear']
      : theme.relation === 'first' ||
          theme.relation === 'go' ||
          theme.relation === 'lost' ||
          theme.relation === 'make' ||
          theme.relation === 'friend' ||
          theme.relation === 'help' ||
          theme.relation === 'want'
        ? [theme.relation]
        : [];
  const besides: SungRelation[] = [];
  besides.push('first');
  if (slots.has('y') && theme.relation !== 'fear') besides.push('friend');
  besides.push('go');
  // What nobody but the child could want is no wish of a companion's.
  if (theme.hero !== null) besides.push('want');
  // The parent's own clause about the hero says what no relation does.
  if (!asked.some(can) && theme.relation !== 'fear') besides.push('clause');
  besides.push('do');
  if (theme.relation !== 'lost' && theme.relation !== 'make') besides.push('have');
  return [...new Set([...asked, ...besides])].filter(can);
}
