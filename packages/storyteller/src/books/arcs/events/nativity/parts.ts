import type { Going } from '../event.ts';

/** Who may stand by a stable and say nothing. */
const PARTS =
  'tree|palm tree|sheep|lamb|donkey|camel|ox|cow|star|angel|shepherd|innkeeper|mouse|king|wise man|mary|joseph|narrator|owl|robin|snowflake|bush|rock|lobster|octopus|villager|soldier|goat|hen';
/** A word that is a part in the play. */
export const PART = new RegExp(String.raw`^(?:${PARTS})$`, 'i');
const NAMED = new RegExp(String.raw`\b(?:(?:first|second|third|back|front) )?(?:${PARTS})\b`, 'i');

/** The child's part, and what of the stable will not stay up. */
export interface Role {
  /** "a tree", "the third sheep", "Mary". */
  readonly part: string;
  /** "tree". */
  readonly word: string;
  /** What falls: the star, and where the child is the star, the roof. */
  readonly it: string;
}

/** The part that a theme names, else a tree. */
export function roleOf({ raw }: Going): Role {
  const said = NAMED.exec(raw)?.[0].toLowerCase() ?? 'tree';
  if (/^(?:mary|joseph)$/.test(said)) {
    const name = said.charAt(0).toUpperCase() + said.slice(1);
    return { part: name, word: name, it: 'star' };
  }
  const article = /^(?:first|second|third|back|front)|^star$/.test(said) ? 'the' : /^[aeiou]/.test(said) ? 'an' : 'a';
  return { part: `${article} ${said}`, word: said, it: said === 'star' ? 'roof' : 'star' };
}
