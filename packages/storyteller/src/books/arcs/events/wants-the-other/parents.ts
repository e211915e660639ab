import { kinRole, kinRoleBeside } from '../../../company/kin-role.ts';
import { kinPhrase, sameKin } from '../../../../facts/kin.ts';
import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

const KIN = '(?:mum|mummy|mom|mommy|mama|mam|mother|dad|daddy|papa|dada|father)';
const MINE = '(?:(?:my|her|his|our|their) )?';
const DO =
  '(?:do(?:es|ing)?|dress(?:es)?|put(?:s|ting)?|read(?:s|ing)?|brush(?:es)?|bath(?:s|e)?|carry|carries|tuck(?:s)?|wash(?:es)?|cut(?:s)?|help(?:s)?|give(?:s)?|make(?:s)?|hold(?:s)?)';
const WHO = String.raw`(?:i|we|he|she|they|\p{Lu}\p{Ll}+|(?:my|our) (?:\p{L}+ )?(?:son|daughter|child|toddler|boy|girl|little one))`;

/** Who is wanted, who is not, and who puts to bed: what families say of it. */
export const WANTS = new RegExp(
  [
    String.raw`\bonly (?:ever )?(?:wants?|lets?|accepts?) ${MINE}${KIN}\b`,
    String.raw`\bonly ${MINE}${KIN} (?:can|may|will|is allowed to|must|should) ${DO}\b`,
    String.raw`\bwants? ${MINE}${KIN} to ${DO}\b`,
    String.raw`\bwants? (?:only )?${MINE}${KIN}\b[^.]*\bnot ${MINE}${KIN}\b`,
    String.raw`^(?:no,? |not ${KIN}[,!.]? ?)?${KIN} do it\b|\b${KIN} do it[,!.]? not ${KIN}\b|^not ${KIN}[,!.]? ${KIN}\b`,
    String.raw`\b(?:won['’]?t|will not|doesn['’]?t|does not|never|refuses to) lets? ${MINE}${KIN} ${DO}\b`,
    String.raw`\b(?:don['’]?t|doesn['’]?t|does not) want ${MINE}${KIN} to ${DO}\b`,
    String.raw`\b(?:always )?prefers ${MINE}${KIN}\b|^(?:a )?${KIN}['’]s (?:girl|boy) only\b`,
    String.raw`^(?:when )?${MINE}${KIN} (?:does|do|doing|did) (?:the )?bedtimes?\b(?! story)|^(?:when |the night (?:that )?)?${MINE}${KIN} (?:puts?|putting) (?:me|us|him|her|them|${WHO}) to bed\b`,
    String.raw`\bit (?:has to|must) be ${MINE}${KIN}\b`,
  ].join('|'),
  'iu',
);

const NOT_WANTED = new RegExp(
  String.raw`\b(?:not|no|instead of|rather than|than|(?:won['’]?t|will not|doesn['’]?t|does not|never|refuses to) lets?|(?:don['’]?t|doesn['’]?t|does not) want) ${MINE}(${KIN})\b`,
  'iu',
);
/** Who does it tonight, where the theme is of nobody else. */
const DOES_IT = new RegExp(
  String.raw`^(?:when |the night (?:that )?)?${MINE}(${KIN}) (?:does|do|doing|did|puts?|putting)\b(?! it)`,
  'iu',
);
const ALL = new RegExp(String.raw`\b${KIN}\b`, 'giu');

export interface Parents {
  /** Who is wanted, and who is there. */
  readonly P: Figure;
  readonly D: Figure;
  readonly p: string;
  readonly d: string;
  readonly Dcap: string;
}

const isSame = (one: string, other: string): boolean => sameKin(one).includes(other.toLowerCase());

/** The two of a theme; where it names only the one who is wanted, the other is the family's grown-up. */
export function parentsOf(going: Going): Parents {
  const { company, G } = going;
  const raw = company.theme.raw;
  const named = [...raw.matchAll(ALL)].map(([word]) => word);
  const not = (NOT_WANTED.exec(raw) ?? DOES_IT.exec(raw))?.[1];
  const wanted = named.find((word) => not === undefined || !isSame(word, not));
  const [pName, dName] = [said(wanted ?? otherThan(not ?? 'dad')), not === undefined ? null : said(not)];
  const second = dName ?? named.map(said).find((name) => !isSame(name, pName)) ?? null;
  const P = G.name === pName ? G : company.person(pName, kinRole(pName));
  const D =
    second === null
      ? G === P
        ? company.person('the grown-up', kinRoleBeside('the grown-up', [pName]))
        : G
      : G.name === second
        ? G
        : company.person(second, kinRoleBeside(second, [pName]));
  return { P, D, p: P.name, d: D.name, Dcap: cap(D.name) };
}

const said = (word: string): string => kinPhrase(word)?.text ?? cap(word);

/** Who is wanted where only the one is named who is not: whoever would be meant at home by that word. */
const otherThan = (word: string): string =>
  kinPhrase(word)?.gender === 'm' ? (/y$|papa/i.test(word) ? 'mummy' : 'mum') : /y$|mama/i.test(word) ? 'daddy' : 'dad';
