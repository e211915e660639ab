import type { Theme } from '../../../theme.ts';
import { singularsOf } from '../../../theme/entries.ts';
import { kindOf } from '../../../theme/noun-kind.ts';

/** What was stolen, and is to come back. */
export interface Stolen {
  /** "the world's last donut". */
  readonly whole: string;
  /** "the donut". */
  readonly short: string;
  readonly it: 'it' | 'them';
  readonly is: 'is' | 'are';
  readonly was: 'was' | 'were';
  readonly isFood: boolean;
}

interface Robbery {
  /** Words for who fetches it back; empty for the child. */
  readonly team: string;
  readonly thief: string;
  readonly stolen: Stolen;
}

const WHAT = String.raw`(?<what>(?:the|an?|all the|his|her|its|their|our|my|[\p{L}]+['’]s|(?:world|king|queen|town|city)s) [^,.]+?)`;
const MAY = String.raw`(?:(?:have|has|had|must|need|needs|try|tries|want|wants|go|goes|help|helps|set out|sets out|plan|plans) (?:to )?)?`;
const BACK = String.raw`(?:steal(?:s|ing)?|stole|win(?:s|ning)?|won|gets?|got|getting|tak(?:e|es|ing)|took|bring(?:s|ing)?|fetch(?:es|ing)?|rescu(?:e|es|ing)|sav(?:e|es|ing)|sneaks?)`;
const ARTICLE = String.raw`(?:(?:the|an?|some|two|three|four|five) |a (?:team|gang|band|group) of )?`;

/** "Ninjas who steal back the last donut from an evil hamster". */
const TEAM_FIRST = new RegExp(
  String.raw`^(?:when )?${ARTICLE}(?<team>[\p{L}'’ -]+?),? (?:who |that )?${MAY}(?:${BACK} back ${WHAT}|${BACK} ${WHAT.replace('?<what>', '?<what2>')} back) from (?:(?:the|an?|some|his|her|their) )?(?<thief>[\p{L}' -]+?)\.?$`,
  'iu',
);
/** "A fox steals the farmer's pie and the chickens get it back". */
const THIEF_FIRST = new RegExp(
  String.raw`^(?:when )?${ARTICLE}(?<thief>[\p{L}'’ -]+?) (?:who )?(?:has )?(?:steals?|stole|stolen|nicks?|nicked|pinche[sd]|takes|took|grabs?|grabbed) ${WHAT},? (?:and|so|but) ${ARTICLE}(?<team>[\p{L}'’ -]+?) ${MAY}${BACK} (?:it|them) back\b`,
  'iu',
);
const THE_CHILD = /^(?:i|we|my (?:son|daughter)|a (?:girl|boy|child)|girl|boy|children|kids|he|she)$/i;

function stolenAs(what: string): Stolen {
  const whole = what
    .trim()
    .replace(/^(?:a|an|his|her|its|their|our|my|all the) (?=\p{L})/iu, 'the ')
    .replace(/^(?:the )?(world|king|queen|town|city)s (?=\p{L})/iu, "the $1's ");
  const head = whole.split(' ').at(-1) ?? '';
  const isMany =
    head.endsWith('s') && !head.endsWith('ss') && singularsOf(head.toLowerCase()).some((each) => each !== head);
  return {
    whole,
    short: `the ${head}`,
    ...(isMany ? { it: 'them', is: 'are', was: 'were' } : { it: 'it', is: 'is', was: 'was' }),
    isFood: kindOf(head.toLowerCase())?.kind.sort === 'food',
  };
}

/** Who took what from whom, and who goes to fetch it; null where a theme says no such thing. */
export function robberyIn({ raw }: Pick<Theme, 'raw'>): Robbery | null {
  const found = (TEAM_FIRST.exec(raw) ?? THIEF_FIRST.exec(raw))?.groups;
  const what = found?.['what'] ?? found?.['what2'];
  if (!found || what === undefined) return null;
  const team = (found['team'] ?? '').trim();
  return { team: THE_CHILD.test(team) ? '' : team, thief: (found['thief'] ?? '').trim(), stolen: stolenAs(what) };
}

/** That a theme may be of a thing stolen and fetched back. */
export const STEALS_BACK_WORDS =
  /\bback\b[^.]*\bfrom\b|\b(?:steals?|stole|stolen|nicks?|nicked|pinche[sd]|takes|took|grabs?|grabbed)\b[^.]*\bback\b/iu;
