import { asTyped } from './as-typed.ts';
import { kinWords } from '../../../facts/kin.ts';
import { isWord } from '../../../words/dictionary.ts';
import { beingNamed, singularsOf } from '../../theme/entries.ts';

/** What a child collects, in the forms a story needs. */
export interface Collection {
  /** "interesting gravel", "bus tickets". */
  readonly many: string;
  /** "piece of gravel", "bus ticket". */
  readonly one: string;
  /** No plural: "gravel is", "it". */
  readonly isMass: boolean;
  /** Where it is kept, as it was typed: "in egg boxes"; null where nothing was said. */
  readonly home: string | null;
  /** How many there are, where a number was typed. */
  readonly count: number | null;
}

const X = String.raw`((?:bits|pieces|scraps|pictures|photos|drawings|lists|maps|lumps|balls) of \p{L}+|(?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+?)`;
const END = String.raw`(?= (?:and|but|in|under|on|from|that|which|who|because|inside|with|all|everywhere|every|each|he|she|they|kept|everyday|until|when|at|by|off|to|of|the|she|he|since|as)\b|[,.;(]|$)`;
const FORMS: readonly RegExp[] = [
  String.raw`\bcollections? of (?:all )?(?:her |his |my )?${X}${END}`,
  String.raw`\b(?:collects|collecting|hoards|saves up) (?:all )?(?:the |his |her )?${X}${END}`,
  String.raw`\b(?:keeps|saves|picks up|brings (?:home|back)|has kept|kept) (every(?: single)?|all (?:the|of the|of her|of his|her|his)|loads of|lots of|hundreds of|another|only) ${X}${END}`,
  String.raw`\b(?:won't|will not|never|refuses to|doesn't) (?:let (?:me|us) )?throws? (?:away |out )?(any|a|her|his|an?) ${X}(?= away| out|$)`,
  String.raw`\bcollects? the (?!same)${X}${END}`,
  String.raw`\b(?:saves) (?:the )?${X} (?=off|from|out of)`,
  String.raw`\b(?:(?:brings|carries|takes) (?:home|back)|picks up(?=.* every)) (an?|another) ${X} (?=from|every|after|each|on every)`,
  String.raw`\bpicks up ${X}${END}`,
  String.raw`\b(?:his|her|my|'s) ((?!collection)[\p{L}-]+(?: [\p{L}-]+)?) collection\b`,
  String.raw`\b(?:has|keeps) (?:\d+|hundreds of|lots of|loads of|so many|thousands of|dozens of) ${X}${END}`,
  String.raw`\bpockets? (?:are |is |were )?(?:always |usually )?(?:full of|filled with|stuffed with) ${X}${END}`,
  String.raw`\b(?:has|got|keeps|with|have) an? (?:\p{L}+ )?(?:box|tin|jar|drawer|bag|shoebox|bucket|basket|suitcase) (?:full )?of ${X}${END}`,
].map((form) => new RegExp(form, 'iu'));
/** Nothing that lives, is eaten, is nobody's to keep or is no thing; and whatever sets a child's table for a tale of its own. */
const NOT_KEPT = new RegExp(
  String.raw`\b(?:${kinWords.join('|')}|friends?|secrets?|memories|dreams|words|jokes|smells|sounds|noises|names|facts|food|sweets|snacks|money|coins for|rubbish|litter|eggs|bills|promises?|it|them|things|stuff|everything|anything|all|one|knives|glass|matches|pills|mud|slime|blood|teeth|tooth|wasps?|eyes?|hands?|people|toys)\b`,
  'iu',
);
const OF_CHILD =
  /^(?:(?:he|she|i|his|her|my|our)\b|(?:the|an?) (?:little |small )?(?:boy|girl|child|toddler|kid)\b|(?:collects|keeps|saves|hoards|picks|brings|has a|pockets|a collection)\b)/iu;
const HOME =
  /\b((?:in|inside|under|on|along|behind) (?:an? |the |his |her |my |our |their |old |empty )?(?:[\p{L}-]+ ){0,2}?(?:box(?:es)?|tins?|jars?|drawers?|bags?|shoebox(?:es)?|buckets?|baskets?|suitcase|bed|pillow|windowsill|shelf|shelves|cartons?|tubs?|album|book|pockets?|cupboard|wardrobe|lunch ?box|bath|shed|hall|porch|doorstep|kitchen|garage|bedroom|(?:front|back) door))\b/iu;
const MASS =
  /^(?:gravel|string|sand|fluff|wool|cardboard|paper|foil|wire|ribbon|moss|bark|driftwood|seaglass|rubble|slate|chalk|fabric|tinsel|wood|packaging)$/u;
const MOST_WORDS = 4;

const bare = (said: string): string =>
  said.replace(/\b(?:his|her|my|our|their)\b/giu, 'the').replace(/\ban? (?=(?:[\p{L}-]+ )?\p{L}+(?:es|s)$)/u, '');

const pluralOf = (word: string): string =>
  /^(?:lea|loa|shel|scar)f$/.test(word)
    ? word.replace(/f$/, 'ves')
    : /(?:s|x|z|ch|sh)$/.test(word)
      ? `${word}es`
      : /[^aeiou]y$/.test(word)
        ? `${word.slice(0, -1)}ies`
        : `${word}s`;

/** What the theme says that the child collects; null where it says something else. */
export function collection(typed: string, details: string, name: string | null): Collection | null {
  const plain = asTyped(typed);
  const escapedName = (name ?? '').replace(/[^\p{L} -]/gu, '');
  const said =
    escapedName === '' ? plain : plain.replace(new RegExp(String.raw`^${escapedName}(?='s\b| )`, 'iu'), 'she');
  if (!OF_CHILD.test(said) && !/\bcollections? of\b/iu.test(said)) return null;
  const found = FORMS.map((form) => form.exec(said)).find((each) => each !== null);
  if (!found) return null;
  const isOfName = /\bcollection\b/.test(found[0]) && !/collections? of/.test(found[0]);
  const every =
    isOfName || (/^(?:every|another|an?$|any)/iu.test(found[1] ?? '') && (isOfName || found[2] !== undefined));
  const what = (found[2] ?? found[1] ?? '')
    .toLowerCase()
    .replace(/^(?:old|the|his|her|of) (?=the |his )/u, '')
    .replace(/\b(people|children)s (?=\p{L})/u, "$1's ")
    .trim();
  const words = what.split(' ');
  const last = words.at(-1) ?? '';
  const bits = /^(bit|piece|scrap|picture|photo|drawing|list|map|lump|ball)s of (\p{L}+)$/u.exec(what);
  if (bits && !NOT_KEPT.test(what))
    return {
      many: what,
      one: bits[2]?.endsWith('s') === true ? (bits[1] ?? '') : `${bits[1] ?? ''} of ${bits[2] ?? ''}`,
      isMass: false,
      home: homeIn(said) ?? homeIn(details),
      count: null,
    };
  if (last === '' || words.length > MOST_WORDS || NOT_KEPT.test(what) || /^(?:an?|another|his|her) /u.test(what))
    return null;
  const isPlural = !every && last.endsWith('s') && !/(?:ss|us|is)$/u.test(last);
  const singular = isPlural
    ? (singularsOf(last).find((each) => each !== last && isWord(each)) ?? last.replace(/s$/u, ''))
    : last;
  if (
    [what, last, singular].some(
      (each) => beingNamed(each) !== undefined && !/^(?:thing|plant|vehicle)$/.test(beingNamed(each)?.isa ?? ''),
    )
  )
    return null;
  const lead = words.slice(0, -1).join(' ');
  const isMass = !every && !isPlural;
  // "She collects her brother": only what is no single thing is collected without a plural.
  if (isMass && !/\b(?:collections?|full) of\b/iu.test(found[0]) && !MASS.test(last)) return null;
  const with1 = (noun: string): string => (lead === '' ? noun : `${lead} ${noun}`);
  return {
    many: every ? with1(pluralOf(last)) : what,
    one: isMass ? `piece of ${last}` : with1(singular),
    isMass,
    home: homeIn(said) ?? homeIn(details),
    count: /\b(?:has|keeps|got) (\d+)\b/u.test(said) ? Number(/\b(?:has|keeps|got) (\d+)\b/u.exec(said)?.[1]) : null,
  };
}

function homeIn(said: string): string | null {
  const found = HOME.exec(said.replace(/\bpockets? (?:are|is)\b.*$/iu, ''))?.[1];
  if (found !== undefined) return bare(found.toLowerCase());
  return /\bpockets? (?:are|is|were|full)\b/iu.test(said) ? 'in both pockets' : null;
}
