import type { Gender } from '@storylantern/contract';
import nlp from 'compromise';
import { SONGS } from '../helps/help-phrase.ts';
import { kinPhrase, kinWords } from '../kin.ts';
import { withApostrophes } from '../possessives.ts';
import { withCapitals } from '../with-capitals.ts';
import { stumbles } from '../../words/stumbles.ts';
import { withArticles } from '../../words/with-articles.ts';
import { isSound } from './sound-words.ts';
import { AT_WORK_THERE } from './who-was-there.ts';

/** Who is meant by the pronouns of a parent's words. */
export interface Whose {
  readonly childName: string;
  readonly gender: Gender | null;
  /** Names that stand in the parent's words with a capital. */
  readonly names: ReadonlySet<string>;
  /** Who writes, as a story says it: "Mum" where that is known, else "a grown-up". */
  readonly parent: string;
  /** The child is called "they", so that "him" and "her" are somebody else. */
  readonly they?: boolean;
}

const KIN = kinWords.join('|');
/** What follows "her" where she herself is meant: "let her stir", "gave her a sticker", "sat with her". */
const AFTER_OBJECT =
  '(?=$|[,.!]|(?:\\s(?:an?|the|some|two|three|her|his|their|how|what|to|too|and|but|every|each|all|again|up|down|in|into|on|onto|off|out|at|for|by|from|with|through|across|over|round|around|during|when|while|before|after|stir|pick|choose|help|make|write|say|speak|put|tell|carry|open|think|remember|pack|bake|hold|have|try|go|do|play|use|come|stay|sit|read|see|watch|join|feel|practi[sc]e|learn|get|build|paint|cook|so|because|along|back|instead|home|there|yesterday|today|well|very|loads|lots|only|once|twice|quietly|gently|that|about|over|first|just)\\b))';
const OBJECT_HER = new RegExp(`\\bher${AFTER_OBJECT}`, 'gi');

/** A back that is rubbed is her own. */
const HER_BACK = /\b(rub\w*|strok\w*|pat(?:s|ted)?|tickl\w*|scratch\w*|massag\w*|washed|on|of) her back\b/gi;
/** Words of a pronoun that can only mean somebody else than this child. */
const OF_ANOTHER: Readonly<Record<'he' | 'she' | 'any', RegExp>> = {
  he: /\b(?:she|her|hers|herself)\b/i,
  she: /\b(?:he|him|his|himself)\b/i,
  any: /(?!)/,
};
/** "helped his gran carry her shopping": whose it is was said just before. */
const OF_SOMEBODY: Readonly<Record<'he' | 'she', RegExp>> = {
  he: /(?<=\b(?:mum|mummy|mom|gran\w*|nan\w*|dadi|sister|aunt\w*|friend|girl|lady|cousin|teacher|neighbour|baby)\b.{0,60})\bher (?=[a-z]+)/gi,
  she: /(?<=\b(?:dad|daddy|grand\w*|brother|uncle|friend|boy|man|cousin|teacher|neighbour|baby)\b.{0,60})\bhis (?=[a-z]+)/gi,
};
const SHE: readonly (readonly [RegExp, string])[] = [
  [/\bshe\b/gi, '{he}'],
  [/\bherself\b/gi, '{himself}'],
  [/\bhers\b/gi, '{hers}'],
  [OBJECT_HER, '{him}'],
  [/\bher\b/gi, '{his}'],
];
const HE: readonly (readonly [RegExp, string])[] = [
  [/\bhe\b/gi, '{he}'],
  [/\bhim\b/gi, '{him}'],
  [/\bhimself\b/gi, '{himself}'],
  [/\bhis\b/gi, '{his}'],
];
const ANY: readonly (readonly [RegExp, string])[] = [
  [/\b(?:they|he|she)\b/gi, '{he}'],
  [/\b(?:themsel(?:f|ves)|himself|herself)\b/gi, '{himself}'],
  [/\btheirs\b/gi, '{hers}'],
  [/\b(?:them|him)\b/gi, '{him}'],
  [OBJECT_HER, '{him}'],
  [/\b(?:their|his|her)\b/gi, '{his}'],
];

/** "sat on daddys lap" */
const OF_KIN = new RegExp(
  String.raw`\b(${KIN})s(?= (?:lap|house|arms?|hands?|knees?|bed|shoulders?|car|phone|shoes|side|back|flat|place|birthday|dog|cat)\b)`,
  'gi',
);

/** "slept over at Granny and Grandpas" */
const AT_THEIRS = new RegExp(
  String.raw`\b((?:at|to|from|round) (?:(?:his|her|their|my) )?(?:(?:${KIN}) and )?(?:${KIN}))s(?= |$)`,
  'gi',
);
/** "auntie jen" */
const AUNT =
  /\b(auntie|uncle|aunty|aunt) ((?!and\b|who\b|was\b|is\b|said\b|gave\b|came\b|let\b|has\b|had\b|on\b|in\b|at\b|to\b|for\b|with\b|from\b)[a-z]{2,10})(?= |$)/gi;

/** "The barber Joe" is Joe the barber. */
const NAMED_AT_WORK = new RegExp(
  String.raw`^[Tt]he (${AT_WORK_THERE}) (?!(?:Mr|Mrs|Ms|Miss|Dr)\b)(\p{Lu}\p{Ll}+)(?= \p{Ll}|,|$)`,
  'u',
);

/** "Ellas party" */
const OF_A_FRIEND = /\b(\p{Lu}\p{Ll}+[^s\W])s(?= (?:party|house|birthday|sleepover|flat|place|garden)\b)/gu;

/** "Made her hot chocolate": it was made for her. */
const MADE_HER =
  /\b(made|gave|brought|bought|poured|fetched|cooked) her (?=(?:hot chocolate|hot milk|warm milk|cocoa|toast|soup|porridge|pancakes|popcorn|squash)\b)/gi;

/** What a parent says of themselves, as a story says it of whoever helps. */
const OF_THE_PARENT: readonly (readonly [RegExp, string])[] = [
  [/\bmy (?=(?:mum|mom|dad|mother|father|husband|wife|partner|sister|brother|in-laws)\b)/gi, '{his} '],
  [/\b(?:to|at|in) our (?:house|home|place|flat)\b/gi, 'at home'],
  [/\b(?:me and (?:his|her|their) (?:dad|daddy|father)|(?:his|her|their) (?:dad|daddy|father) and (?:i|me))\b/gi, 'Mum and Dad'],
  [/\b(?:mum|mom|mummy|mommy|dad|daddy) and (?:i|me)\b/gi, 'Mum and Dad'],
  [/\b(?:all|both|the rest|the whole lot) of us\b/gi, 'everyone at home'],
  [/\b(?:the )?(\w+) of us\b/gi, '$1 people'],
  [/\bmy (lap|knees?|hand|arms?|shoulders?), (mummy|mum|mommy|mom|daddy|dad|nana|nan|gran|granny|grandma|grandad|grandpa)\b/gi, "$2's $1"],
  [/\b((?:nana|nan|gran|granny|grandma|grandad|grandpa|auntie|aunt|uncle) [A-Z][a-z]*[a-rt-z])s(?= (?:house|flat|place|garden|car|party)\b)/g, "$1's"],
  [/\bshouted (?=stop\b)/gi, 'called '],
  [/\b(father christmas)s\b/gi, "$1's"],
  [/\bour (?!(?:own|little|youngest|eldest|oldest|son|daughter|boy|girl|child|kids?|family|house|home|place|flat|mum|mom|dad)\b)(?=[a-z])/gi, 'the '],
  [/\b(rang|phoned|texted|called) (?:us|me)\b/gi, '$1 home'],
  [/\bsent (?:us|me) ((?:an?|some|the) (?:\w+ )?(?:photos?|pictures?|videos?|messages?|texts?|cards?|emails?))\b/gi, 'sent home $1'],
]; // prettier-ignore

/** How a stretch of a parent's words stands in a story, with marks for the child; undefined where any of it may not, or is not understood. */
export function retold(words: string, { childName, gender, names, parent, they }: Whose): string | undefined {
  const sex = gender === 'girl' ? 'she' : gender === 'boy' ? 'he' : 'any';
  const own = new RegExp(String.raw`\b${childName.replace(/[^\p{L}\p{N}' -]/gu, '')}\b('s)?`, 'gu');
  let text = withApostrophes(withArticles(words.trim()))
    .replace(OF_KIN, "$1's")
    .replace(/\b(the [a-z]+[^s\W])s(?= (?:ears?|eyes?|teeth|nose|tummy|mouth|heart|arms?|legs?|paws?)\b)/gi, "$1's")
    .replace(AT_THEIRS, "$1's")
    .replace(AUNT, (_, aunt: string, name: string) => `${aunt} ${name.charAt(0).toUpperCase()}${name.slice(1)}`)
    .replace(NAMED_AT_WORK, '$2 the $1')
    .replace(OF_A_FRIEND, (whole, name: string) =>
      nlp(name).has('#FirstName') && !nlp(whole).has('#FirstName') ? `${name}'s` : whole,
    )
    .replace(/[\p{Extended_Pictographic}"]/gu, '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(own, (_, s?: string) => (s === undefined ? '{Name}' : '{his}'));
  for (const [said, song] of SONGS)
    text = text.replace(
      new RegExp(`\\b(sang|sings?|singing|hummed) ${said.source.replace(/^\\b/, '')}`, 'i'),
      `$1 ${song}`,
    );
  if (sex !== 'any') text = text.replace(OF_SOMEBODY[sex], 'the ');
  // "said sorry to their sister for breaking her Lego": where the child is "they", she is the sister.
  if (they === true) text = text.replace(/(\bsorry to (?:their|the) [^,.]*? for \w+ing )(?:her|his) /i, '$1the ');
  if (OF_ANOTHER[sex].test(text) || (they === true && /\b(?:he|him|his|she|her|hers)\b/i.test(text))) return undefined;
  if (sex !== 'he') text = text.replace(HER_BACK, '$1 {his} back').replace(MADE_HER, '$1 {him} ');
  for (const [said, mark] of OF_THE_PARENT) text = text.replace(said, mark);
  text = text
    .replace(
      /\bmy (?=(?:hands?|arms?|lap|shoulders?|knees?|fingers?|phone|side|bed|room|back|car|office)\b)/gi,
      `${parent}'s `,
    )
    .replace(
      /\b(when|after|while|before|until|till|because|as) (?:i|we) (?!were\b|are\b|am\b|have\b)(?=[a-z]+)/gi,
      `$1 ${parent} `,
    )
    .replace(/\b(?:me|us)\b/gi, parent);
  text = text.replace(/\b(for|to|with) (a grown-up|Mum|Dad|Mummy|Daddy) when \2 (?=had|was|felt)/g, '$1 $2, who ');
  for (const [said, mark] of sex === 'she' ? SHE : sex === 'he' ? HE : ANY) text = text.replace(said, mark);
  text = kinNamed(
    withCapitals(text.replace(/\bduke of edinburgh\b/gi, 'Duke of Edinburgh')).replace(
      /\b(mother|father|mothering|grandparent)('s|s) day\b/gi,
      (_, who: string) => `${who.charAt(0).toUpperCase()}${who.slice(1).toLowerCase()}'s Day`,
    ),
  )
    .replace(
      /\b(with|and|to|from|by) ((?:best |little |big |older |younger |baby )?(?:cousin|friend|brother|sister|mate|teacher|coach|physio|therapist)) (?=\p{Lu})/gu,
      '$1 {his} $2 ',
    )
    .replace(/\{Name\}/g, '{he}')
    .replace(VERB_OF_CHILD, '{he $1}')
    .replace(/\s+/g, ' ')
    .trim();
  text = text.replace(afterAnother(names), (whole) => whole.replace(/\{his\} (?!own\b)/g, 'the '));
  return isSound(text, names) && !stumbles(text) ? text : undefined;
}

/** "said sorry to Max for knocking down his tower": behind another child, whose tower it was nobody can tell. */
const afterAnother = (names: ReadonlySet<string>): RegExp =>
  names.size === 0
    ? /(?!)/
    : new RegExp(
        String.raw`(?<=\b(?:to|with|for|from|let|helped|gave|told|showed) (?:\{his\} (?:\w+ )+)?(?:${[...names].map((each) => each.replace(/[^\p{L}-]/gu, '')).join('|')})\b).*\{his\}.*$`,
        'u',
      );

/** A verb that changes with who does it belongs to its mark. */
const VERB_OF_CHILD = /\{he\} (was|is|has|does|wasn't|isn't|[a-z]{2,}s)\b(?! )?/g;

/** "grandma" is Grandma, and "her grandma" is as it was. */
const KIN_ALONE = new RegExp(
  String.raw`(?<!(?:\{his\}|\b(?:the|an?|my|new|two|both|step|WHOSE)|'s) (?:(?!(?:with|at|to|and|of|for|by|from|in|on) )[a-z]+ ){0,2})(?<![\p{L}-])(${KIN})(?=$|['\s,.!])(?!'s day\b| christmas)`,
  'giu',
);
const kinNamed = (text: string): string => text.replace(KIN_ALONE, (word) => kinPhrase(word)?.text ?? word);

/** Names with a capital: inside a sentence, or behind a title or a word for what somebody is. */
export function namesIn(text: string): ReadonlySet<string> {
  const inside = [...text.matchAll(/(?<=[\p{Ll},;&] )(\p{Lu}[\p{L}-]+)/gu)].map((each) => each[1] ?? '');
  const heads = [...text.matchAll(/(?:^|[.!?\n] +)(\p{Lu}\p{Ll}[\p{L}-]*)(?='s | (?:and \p{Lu}|was|is|has|had|held|sat|let|gave|came|said|took|made|helped|showed|clapped|watched|waited|cheered|read|sang|\p{Ll}+ed)\b)/gu)]
    .map((each) => each[1] ?? '')
    .filter((each) => !NO_NAME.test(each)); // prettier-ignore
  return new Set([...inside, ...heads].slice(0, MOST_NAMES).map((each) => each.replace(/'s?$/, '')));
}
/** More names than a family has friends are no names. */
const MOST_NAMES = 40;
const NO_NAME =
  /^(?:He|She|They|It|We|I|This|That|There|These|Today|Yesterday|Everyone|Everybody|Nobody|First|Finally|Her|His|Their|The|My|Our|All|What|Who|Then|Just|Teacher|Nurse|Doctor|Dentist)$/;
