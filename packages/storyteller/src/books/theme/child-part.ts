import { escaped } from '../../words/escaped.ts';
import { plainText } from '../../facts/given-text.ts';
import { withoutLeadIn } from './plain-theme.ts';

const OF_MINE = String.raw`(?:my|our) (?:\p{L}+ ){0,2}?(?:son|daughter|boy|girl|child|grandson|granddaughter|niece|nephew|toddler|little one)`;
/** How a theme says that the child is somebody else for once. */
const IS =
  '(?:as|being|is|becomes|became|who is|who becomes|is secretly|is really|was|plays|is going to be|gets to be|turns into|turned into)';
/** What comes after the kind: the story goes on, or the theme is at its end. */
const KIND = String.raw`(?:an? |the )(?<kind>(?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]+)(?<rest>$|[.!,:]| (?:and|who|that|with|in|on|at|for|from|saves|rescues|goes|flies|fights|finds|loses|learns|helps|meets|makes|has|gets|cannot|can't|can|wants|under|to the rescue)\b.*)`;
/** A kind that is put before a name as a title: "Princess Ada". */
const TITLED =
  '(?<title>princess|prince|queen|king|fairy|pirate|captain|superhero|super|wizard|knight|astronaut|mermaid|doctor|ninja|cowboy|cowgirl)';
const OF_TITLE: Readonly<Record<string, string>> = { captain: 'pirate captain', super: 'superhero', cowgirl: 'cowboy' };

/** What a theme says that the child is, in its own words. */
interface PartOfChild {
  /** "my son", "Tessa"; nothing before a name. */
  readonly who: string;
  /** "as", "is", "turns into"; empty in "Tessa the pirate". */
  readonly is: string;
  /** "brave little knight", in small letters. */
  readonly kind: string;
  /** What the theme says besides, with a blank before it; else nothing. */
  readonly rest: string;
}

/** "My daughter as a mermaid", "Kai is a superhero", "Tessa the pirate", "Princess Ada": what the child is; else null. */
export function partOfChildIn(theme: string, childName: string | null): PartOfChild | null {
  const text = withoutLeadIn(plainText(theme)).trim();
  const name = childName?.trim() ?? '';
  const named = name === '' ? null : escaped(name);
  const dreamt = new RegExp(String.raw`^(?<who>when (?:i|he|she)|i) (?<is>was|am|became|become) ${KIND}`, 'iu');
  const whom = named === null ? OF_MINE : String.raw`(?:${OF_MINE}(?:,? (?:called |named )?${named})?,?|${named})`;
  const found =
    new RegExp(String.raw`^(?<who>${whom}) (?<is>${IS}) ${KIND}`, 'iu').exec(text)?.groups ??
    new RegExp(String.raw`^(?<who>${whom}),? (?=the )${KIND}`, 'iu').exec(text)?.groups ??
    dreamt.exec(text)?.groups ??
    (named === null
      ? undefined
      : new RegExp(String.raw`^${TITLED} ${named}(?<rest>$|[.!,:]| (?!the\b).*)`, 'iu').exec(text)?.groups);
  if (!found) return null;
  const title = found['title']?.toLowerCase() ?? '';
  const rest = (found['rest'] ?? '').replace(/^[.!,:]\s*/u, '').trim();
  return {
    who: found['who'] ?? '',
    is: found['is'] ?? '',
    kind: found['kind']?.toLowerCase() ?? OF_TITLE[title] ?? title,
    rest: rest === '' ? '' : ` ${rest}`,
  };
}
