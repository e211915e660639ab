import type { Company, Figure } from '../../arc.ts';
import { besideOf } from '../../company/beside.ts';

const hasA = (raw: string, name: string): boolean =>
  new RegExp(
    String.raw`\b${name}(?:['’]s \p{L}| (?:can'?t find|cannot find|(?:has )?lost|loses) (?:his|her|their) )`,
    'iu',
  ).test(raw);

/** Whose a lost thing is. */
export interface Owners {
  readonly owner: Figure;
  readonly searcher: Figure;
}

/** "my brother lost his football", "my sister's lost shoe". */
const SIBLINGS =
  /\b(?:brother|sister|cousin)(?: \p{Lu}\p{L}+)?(?:['’]s | (?:has )?(?:lost|loses|can'?t find) (?:his|her|their) )/u;

/** Who has lost the thing, and who looks with them: "daddy's keys" are Daddy's, "our dog's ball" is the dog's. */
export function whose(company: Company): Owners {
  const { theme, hero, child, grownUp, other } = company;
  if (hero.isChild && !grownUp.name.startsWith('the ') && hasA(theme.raw, grownUp.name))
    return { owner: grownUp, searcher: child };
  if (hero.isChild && other?.being && theme.other && hasA(theme.raw, theme.other.word))
    return { owner: other, searcher: child };
  const sibling = company.alsoThere[0];
  if (hero.isChild && sibling && SIBLINGS.test(theme.raw)) return { owner: sibling, searcher: child };
  return { owner: hero, searcher: besideOf(company) };
}
