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

const WISHED =
  /\b(?:wanted|wants|hoped|hopes|wished|wishes) to be (?:an? |the )?(?<wish>mary|joseph|(?:first )?king|wise man|shepherd|angel(?: gabriel)?|innkeeper)\b/i;

/** What somebody wanted to be, as it stands in a sentence: "Mary", "a king", "the king"; null where a theme says no such wish. */
export function wishIn(raw: string): { readonly a: string; readonly the: string } | null {
  const wish = WISHED.exec(raw)?.groups?.['wish']?.toLowerCase();
  if (wish === undefined) return null;
  if (/^(?:mary|joseph)$/.test(wish)) {
    const name = wish.charAt(0).toUpperCase() + wish.slice(1);
    return { a: name, the: name };
  }
  const word = wish.replace('gabriel', 'Gabriel');
  const article = word.endsWith('Gabriel') || word.startsWith('first') ? 'the' : /^[aeiou]/.test(word) ? 'an' : 'a';
  return { a: `${article} ${word}`, the: `the ${word}` };
}

/** The part that a theme names, else a tree. */
export function roleOf({ raw }: Going): Role {
  const said = NAMED.exec(raw.replace(WISHED, ' '))?.[0].toLowerCase() ?? 'tree';
  if (/^(?:mary|joseph)$/.test(said)) {
    const name = said.charAt(0).toUpperCase() + said.slice(1);
    return { part: name, word: name, it: 'star' };
  }
  const article = /^(?:first|second|third|back|front)|^star$/.test(said) ? 'the' : /^[aeiou]/.test(said) ? 'an' : 'a';
  return { part: `${article} ${said}`, word: said, it: said === 'star' ? 'roof' : 'star' };
}
