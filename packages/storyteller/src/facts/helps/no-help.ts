import { toldSentences } from '../given-text.ts';
import { clausesOf, type Clause } from './clauses.ts';

/** What is said not to help, and what it is. */
const SAID =
  /^(?:but |and |also )*(.{3,40}?) (?:(?:really|just|definitely|usually|often) )*(?:does(?:n't| not)|do(?:n't| not)|did(?:n't| not)|never|has(?:n't| not)|have(?:n't| not)) (?:really |seem to |actually |always )?(?:help\w*|work\w*|calm|settle|do anything)\b|^(?:but |and |also )*(.{3,40}?) (?:only |just |usually |always )*(?:makes? (?:it|him|her|them|things) (?:\w+ )?(?:worse|angrier|more (?:upset|angry|anxious|scared))|winds? (?:him|her|them) up|sets? (?:him|her|them) off)\b|\b(?:what )?(?:definitely |really |never )?(?:(?:does(?:n't| not)|never) (?:help|work)s?|makes it worse)(?: is| are|:) (.{3,40})$|\b(?:hates|can't stand|cannot stand|does(?:n't| not) like|do(?:n't| not) like) (being (?:hugged|touched|held|cuddled|patted|tickled|kissed)|(?:hugs|cuddles|being touched|deep breath\w*|counting|singing|music))\b/iu;

/** What a child will not have on or hold: "ear defenders he won't wear", "refuses to use his weighted blanket". */
const NOT_WORN =
  /\b(?:wo ?n['’]?t|will not|refus\w+ to|does ?n['’]?t(?: want to)?|does not(?: want to)?|hates? (?:to )?|can['’]?t stand|never) (?:wear(?:ing)?|us(?:e|ing)|hav(?:e|ing)|keep(?:ing)?|put(?:ting)? on|tolerat\w+|like) ([^.,;]{3,40})|^(?:but |and )?(.{3,40}?),? (?:he|she|they)(?: just| really)? (?:wo ?n['’]?t|will not|refuses to|hates? to|can['’]?t|does ?n['’]?t) (?:wear|use|have|keep|put|tolerate|like)\b|^(?:but |and |so )*(?:he|she|they) (?:hates?|refuses|can['’]?t stand) ((?:(?:his|her|their|the|wearing|using|any) )?(?:ear|head|weighted|chew)[^.,;]{3,30})/iu;

/** Said of the clause before it, that it is no help: "we use a timer but it makes it worse", "I hold his hand but he hates that". */
const TAKES_BACK =
  /^(?:it|that|this|they|which|he|she)(?: (?:only|just|really|actually|always|usually|often|sometimes|all))*(?: (?:makes?|made) (?:it|him|her|them|things|everything) (?:\w+ )?(?:worse|angrier|crosser|madder|sadder|more \w+)| (?:winds?|wound|works?|worked|wakes?) (?:him|her|them) up| (?:sets?|puts?) (?:him|her|them) off| upsets? (?:him|her|them)|(?: do(?:es)?| did| ha(?:s|ve))?(?:n't| not| never)(?: (?:really|seem to|actually|always|even|usually))* (?:help\w*|work\w*|calm\w*|settle\w*|do anything|ma(?:k|d)e (?:any|a|much) difference|like (?:it|that|this)|listen)| (?:hates?|hated|ignores?|ignored|refuses?|refused|can't stand|cannot stand|laughs? at) (?:it|that|this|them|us|me)\b)|^(?:to )?no (?:use|good|luck|avail|effect|difference|help|joy)\b|^nothing (?:helps|works|changes)\b/iu;

/** What is said to be no help within one clause: "we sing and that winds him up". */
const WITHIN = /^(.+?) (?:and|but|so) (?=(?:it|that|this|they|he|she)\b)(.+)$/iu;
const takesBackItself = (clause: string): string | undefined => {
  const [, said, behind = ''] = WITHIN.exec(clause) ?? [];
  return TAKES_BACK.test(behind) ? said : undefined;
};

/** The clauses, by where they begin, that are taken back by themselves or by the next one, and those that take back. */
export const takenBack = (clauses: readonly Clause[]): number[] =>
  clauses.flatMap((each, at) => {
    if (takesBackItself(each.text) !== undefined) return [each.from];
    const before = clauses[at - 1];
    return before !== undefined && TAKES_BACK.test(each.text) ? [before.from, each.from] : [];
  });

/** Things that stories offer, by what a parent calls them. */
const OFFERED: readonly (readonly [RegExp, RegExp])[] = [
  [/\bear[- ]?(?:defenders?|muffs?|plugs?)|\bhead(?:phones|set)/i, /\bear (?:defenders|muffs|plugs)\b|\bheadphones\b/i],
  [/\bweighted|\bheavy blanket/i, /\bweighted\b|\bheavy blanket/i],
  [/\bchew(?:y|ie|elry|lery| toy| necklace)/i, /\bchew(?:y|s)?\b/i],
  [/\bvisual timetable|\bpicture (?:cards?|chart)/i, /\b(?:visual timetable|pictures? (?:cards?|chart))\b/i],
  [/\bcount/i, /\bcounts?\b|\bcounting\b/i],
  [/\bbreath|\bbelly breath|\bblow/i, /\bbreath\w*|\bblows? /i],
  [
    /\bhug|\bcuddl|\btouch|\bheld\b|\bholding (?:him|her|them)\b|\bhold(?:s|ing)? (?:his|her|their|my|a|our) hand|\bsqueez|\bpatted|\bkiss/i,
    /\bhugs?\b|\bcuddles?\b|\bholds? (?:\S+ )?hands?\b|\barms? (?:round|around)\b|\bsqueezes? \{|\bon (?:a|the) lap\b|\bpress \{his\}/i,
  ],
  [/\blook(?:ing)? away\b/i, /\blooks? away\b|\blook (?:at something else|to the side|out of)\b/i],
  [/\bmusic|\bsing|\bsong/i, /\bmusic\b|\bsings?\b|\bsongs?\b|\bhums?\b/i],
  [/\bsticker|\breward|\bchart/i, /\bstickers?\b|\bcharts?\b|\brewards?\b/i],
  [/\bdraw/i, /\bdraws?\b|\bdrawing\b/i],
  [
    /\b(?:night|bedside|fairy|landing)[- ]?lights?\b|\blamps?\b/i,
    /\bnight[- ]?lights?\b|\b(?:small|little|soft) lights?\b|\blamps?\b/i,
  ],
  [/\btimers?\b/i, /\btimers?\b/i],
  [/\bwriting|\bwrite/i, /\bwrites?\b|\blist\b/i],
  [/\btalking|\btalk\b|\bquestions?\b/i, /\btalks? (?:about|with|to)\b|\bask (?:what|how|why)\b/i],
  [/\bwalk(?:ing)? away\b|\bleft alone\b|\bspace\b/i, /\bwalks? away\b|\balone\b/i],
  [/\bjok|\bfunny|\bhumou?r|\bsilly\b/i, /\bjokes?\b|\bsilly\b|\bfunny\b/i],
];

/** What a sentence says not to help. */
const saidNotToHelp = (sentence: string): string[] => [
  ...sentence.split(/,\s+(?!and )| but /i).flatMap((clause) =>
    [SAID, NOT_WORN].flatMap(
      (pattern) =>
        pattern
          .exec(clause)
          ?.slice(1)
          .find((each) => each !== undefined) ?? [],
    ),
  ),
  ...clausesOf(sentence).flatMap(
    ({ text }, at, all) => takesBackItself(text) ?? (TAKES_BACK.test(text) ? (all[at - 1]?.text ?? []) : []),
  ),
];

/** A family's own measure: where ten minutes work, nobody offers twenty. */
const OWN_MEASURE =
  /\b(\d{1,2}|two|three|five|ten|fifteen|twenty|thirty)[- ]?min(?:ute)?s?\b(?=[^.]*\b(?:works?|helps?|then|limit|timer|is enough|at a time|rule|break)\b)/i;
const MINUTES: Readonly<Record<string, string>> = { '2': 'two', '3': 'three', '5': 'five', '10': 'ten', '15': 'fifteen', '20': 'twenty', '30': 'thirty' }; // prettier-ignore
function otherMeasures(sentence: string): RegExp[] {
  const own = OWN_MEASURE.exec(sentence)?.[1]?.toLowerCase();
  if (own === undefined) return [];
  return [new RegExp(String.raw`\b(?!${MINUTES[own] ?? own}\b)(?:five|ten|fifteen|twenty|thirty) minutes\b`, 'i')];
}

/** Whom a doctor has seen is not sent to one again. */
const DOCTOR_ASKED =
  /\b(?:doctors?|gp|paediatrician|pediatrician|consultant|hospital)s? (?:\w+ )?(?:says?|said|thinks?|told|(?:can['’]?t|cannot|could ?n['’]?t|did ?n['’]?t|has ?n['’]?t) find|found|checked|has checked|have checked|ruled|has ruled|did (?:\w+ )?tests)\b|\b(?:been|went|gone|goes|taken|took|take) (?:(?:him|her|them) )?(?:to|back to) (?:the |a |our |see the |see a )?(?:\w+ )?(?:doctors?|gp|paediatrician)\b|\b(?:seen|saw|seeing) (?:the |a |our )?(?:\w+ )?(?:doctor|gp|paediatrician)\b|\btests (?:are|were|came back|all) (?:\w+ )?(?:clear|fine|normal|ok(?:ay)?|negative)\b/i;
const ASK_A_DOCTOR = /\b(?:asks?|see|talks?|speaks?|find|that|to|let) a doctor\b/i;

/** What a parent has seen not to help, as the words in which stories offer it, and measures that are not the family's own. */
export const noHelpsIn = (text: string): RegExp[] =>
  toldSentences(text).flatMap((sentence) => [
    ...saidNotToHelp(sentence).flatMap((said) =>
      OFFERED.flatMap(([called, offered]) => (called.test(said) ? [offered] : [])),
    ),
    ...otherMeasures(sentence),
    ...(DOCTOR_ASKED.test(sentence) ? [ASK_A_DOCTOR] : []),
  ]);
