import type { Entity, Theme } from '../../../theme.ts';
import { nounDrawn } from '../../../theme/noun-drawn.ts';

const SAVES = String.raw`(?:saves?|saved|saving|rescues?|rescued|rescuing|frees?|freed|gets?|got|helps?|helped)`;
const ROYAL = String.raw`(?:princess|prince|queen|king|knight|girl|boy|lady|unicorn|wizard|witch)`;
const TOWER = String.raw`(?:towers?|turrets?|castles?)`;
const IN_IT = String.raw`(?:(?:locked|trapped|stuck|shut|lives?|living|kept|sits?|put|imprisoned) )?(?:up )?(?:in|from|out of|at the top of|inside|up)`;

/** Somebody is fetched out of a tower, or sits in one. */
export const IN_TOWER = new RegExp(
  [
    String.raw`\b${SAVES} (?:(?:a|an|the|her|his|my) )?(?:\p{L}+ ){0,3}?${IN_IT} (?:a |an |the )?(?:\p{L}+ ){0,3}?${TOWER}\b[^.]*`,
    String.raw`\b${ROYAL} (?:who |that |is |are |was )*(?:locked|trapped|stuck|shut|kept|imprisoned) (?:up )?(?:in|at the top of|inside) (?:a |an |the )?(?:\p{L}+ ){0,2}?${TOWER}\b[^.]*`,
    String.raw`\b(?:princess|queen|girl) (?:who |that )*(?:saves?|saved|rescues?|rescued|rescuing) (?:(?:a|the|her) )?(?:\p{L}+ )?(?:prince|king|knight|boy)\b[^.]*`,
    String.raw`\b${ROYAL} in (?:a |an |the )?(?:\p{L}+ )?tower\b[^.]*`,
  ].join('|'),
  'iu',
);

const RESCUE = new RegExp(
  String.raw`(?<who>\p{L}+)(?: called \p{Lu}\p{L}+)? (?:who |that |which |to )*(?:wants to |has to |must |goes to |comes to )?${SAVES} (?:(?:a|an|the|her|his|my) )?(?:\p{L}+ )??(?<whom>prince|princess|king|queen|knight|boy|girl|lady|unicorn|wizard|dragon|cat|mouse|bear)\b`,
  'iu',
);

const somebodyOf = (theme: Theme, noun: string | undefined): Entity | null => {
  if (noun === undefined || /^(?:girl|boy|daughter|son|child|mia)$/i.test(noun)) return null;
  const found = nounDrawn(theme, noun);
  return found?.being && !/^(?:thing|vehicle)$/.test(found.being.isa) ? { ...found, plural: false } : null;
};

/** Who fetches whom: null is the child, and whom a theme does not name a prince, or for a prince a princess. */
export function sidesOf(theme: Theme): { readonly hero: Entity | null; readonly other: Entity | null } {
  const found = RESCUE.exec(theme.raw)?.groups;
  const hero = somebodyOf(theme, found?.['who']);
  const whom = found?.['whom'] ?? new RegExp(ROYAL, 'iu').exec(theme.raw)?.[0];
  const other = somebodyOf(theme, whom) ?? nounDrawn(theme, 'prince');
  return hero !== null && hero.word === other?.word
    ? { hero: null, other }
    : { hero, other: other && { ...other, plural: false } };
}
