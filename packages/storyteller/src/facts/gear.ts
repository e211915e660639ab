import type { ToldFact } from './told-fact.ts';

/** A thing that helps a child through noise, waiting or a long day, and what a child does with it. */
interface Gear {
  readonly words: RegExp;
  /** The doing, as it stands behind "can"; `$` is the thing in the parent's word. */
  readonly doing: string;
  /** Ids of the situations in which it is of use. */
  readonly suits: RegExp;
}

const NEVER =
  'death|died|body-safety|running-off|puberty|online-kindness|swimming|water-on-face|bath|prejudice|bullying|celebrate|divorce|war-and';
const ANY = new RegExp(`^(?!.*(?:${NEVER}))`);
const butFor = (ids: string): RegExp => new RegExp(`^(?!.*(?:${NEVER}|${ids}))`);
const LOUD =
  /loud|crowd|fire-drill|storms|public-toilets|wedding|part(?:y|ies)|mascot|santa|restaurant|shopping|flight|lifts|escalator|haircut|dentist|school|class|sitting-still|homework|tests|trip|scan|hospital|general|anger|new-sibling|insects|autistic|body-gets-tired|swimming/;
const HOME =
  /bed|sleep|dark|night|monster|anger|sad|worr|general|disappoint|homework|morning|storms|jealousy|hard-times|tired|loud-noises|stopping|screen/;
/** Where a day or a turn is set out, and where time is kept; what a list or a timer helps with. */
export const ROUTINE =
  /routine|parent-away|change-of-plan|school|trip|moving|potty|tidy|waiting|screen|homework|hospital|doctor|dentist|haircut|nail|class|teacher|scan|teeth|stopping|shopping|flight|restaurant|general|sleep-away|wedding|needles|two-homes/;
export const TIMED =
  /waiting|turns|sharing|siblings-fighting|screen|stopping|teeth|tidy|homework|hair|nail|morning|bedtime|interrupt|sitting-still|potty|general/;
/** Where it is night, or dark. */
const DARK = /^(?:fear-dark|monsters|nightmares|sleeping-alone|bedtime-routine|new-bed|first-sleep-away|storms)$/;
/** Things in the mouth get in the way here. */
const MOUTH = 'dentist|teeth|eating|food|medicine|stutter|speaking';

const GEAR: readonly Gear[] = [
  {
    words: /\b(ear[- ]?(?:defenders?|muffs?)|noise[- ]cancell?ing headphones|headphones)\b/i,
    doing: 'put on {his} $',
    suits: LOUD,
  },
  { words: /\b(goggles)\b/i, doing: 'put on {his} $', suits: /^(?:water-on-face|swimming|bath-time)$/ },
  { words: /\b(ear ?plugs)\b/i, doing: 'put in {his} $', suits: LOUD },
  {
    words: /\b(sunglasses|dark glasses)\b/i,
    doing: 'put on {his} $',
    suits: /crowd|shopping|trip|flight|bright|wedding|general|school/,
  },
  { words: /\b(weighted (?:blanket|lap pad|vest|toy)|lap pad)\b/i, doing: 'rest with {his} $', suits: HOME },
  {
    words:
      /\b(chew(?:ie|lry|elry)|chewy(?= *(?:[.,;!]|$|and\b|helps?\b))|chew(?:y|s)?(?: (?:necklace|toy|tube|buddy|bracelet|stick|pendant)))\b(?! (?:his|her|their|on|the|and|up|through|sleeves?|clothes|nails|everything|pencils?|pens?|toys|things|collars?|cuffs|hoods?|hair|food|gum|it)\b)/i,
    doing: 'use {his} $',
    suits: butFor(MOUTH),
  },
  {
    words: /\b(wobble (?:cushion|stool|board|chair)|move[- ]?n?[- ]?sit cushion)\b/i,
    doing: 'sit on {his} $',
    suits: /sitting-still|homework|school|class|reading|tests|restaurant|waiting|interrupting|general/,
  },
  { words: /\b(stress ball|squeeze ball|squishy ball|squishy|squishies)\b/i, doing: 'squeeze {his} $', suits: ANY },
  {
    words:
      // "Fidgets, calls out": what a child does, where nobody has or uses any.
      /\b(fidget (?:toys?|spinner|cube|ring|popper)|(?<=\b(?:has|have|uses?|using|with|likes?|his|her|their|a|an|some|needs?|got|and) (?:a |his |her |their |some )?)fidgets?(?= |[.,;!]|$)|pop[- ]?its?|(?<=\b(?:his|her|their|uses?|using|fidget|toy) (?:a )?)tangle|theraputty|putty|sensory (?:toy|ball))\b/i,
    doing: 'use {his} $',
    suits: ANY,
  },
  {
    words: /\b((?:visual|picture) (?:timetable|schedule|planner)|picture chart)\b/i,
    doing: 'look at {his} $',
    suits: ROUTINE,
  },
  {
    words:
      /\b(now[- ]and[- ]next(?: board)?|now (?:&|\/) next(?: board)?|first[- ,/]+then board|first[- ,/]+then(?! (?:her|him|he|she|me|we|us|it|the|his|i|they|them|you|a|an|on|in|at|after|when|by|one|two|all|says?|said|nothing|back|goes|comes|there|later|another|everything|suddenly|today|again)\b))\b/i,
    doing: 'look at {his} $',
    suits: ROUTINE,
  },
  { words: /\b(torch|flashlight)\b/i, doing: 'shine {his} $', suits: DARK },
  {
    words: /\b((?:star |moon |little |small )?night[- ]?light|(?:moon|star|bedside|little|small) lamp)\b/i,
    doing: 'look at {his} $',
    suits: DARK,
  },
  {
    words: /\b(locket|friendship bracelet|(?<=\bthe )bracelet|worry stone|lucky (?:stone|coin|charm))\b/i,
    doing: 'hold {his} $',
    suits:
      /goodbye|school|away|worried|sad|died|death|hospital|illness|sleep|night|bed|homes|general|tests|moving|nursery|hard-times/,
  },
  { words: /\b(talking stick)\b/i, doing: 'wait for the $', suits: /^(?:interrupting|taking-turns)$/ },
  { words: /\b((?:sand|egg|visual|kitchen|time) timer)\b/i, doing: 'watch the $', suits: TIMED },
];
const NO_USE =
  /\b(?:ma(?:kes?|de) (?:it|him|her|them|things) (?:\w+ )?(?:worse|more (?:scared|upset|anxious|angry|frightened))|(?:not|\w+n't|never) (?:be )?(?:allowed|permitted|supposed)|(?:against|not in) (?:the )?(?:school )?(?:rules?|policy)|forbidden|(?:can'?t|cannot|can not|mustn'?t|must not) (?:bring|have|take|use|wear)|we(?:'ve)? (?:did|tried|had|bought|made|done)\b|i(?:'ve)? tried\b|embarrass\w*|ashamed|babyish|refuses?|won'?t|still (?:no|not)|sat on|tips?|tipped|hates?|lost|broke|broken|doesn'?t (?:like|help|work|want|wear)|not (?:help|work|like|wear)|no longer|never|wants? (?:a|an|some)|need(?:s|ed)? (?:a|an|some|to (?:get|buy))|thinking of|waiting for|should we|could we|tried|used to|without|takes? off|throws?|(?:took|takes?|taken|taking) (?:[\w']+ ){0,4}?away|(?:took|taken) (?:his|her|their)|confiscat\w*|banned|chewed|reads? (?:till|until|all night|past|late|under)|up (?:till|until|all night)|chews up|scared of|disaster|hated|no good|useless|no use|came off|pulls? (?:them|it) off|rips? (?:them|it) off)\b/i;
const OF_OTHERS =
  /\bmy (?:headphones|ear|sunglasses|goggles|torch)|\b(?:doctor|dentist|optician|nurse|surgeon)\b|\b(?:a|the|one|new) (?:\w+ )?(?:boy|girl|child|kid|lad) in (?:his|her|their) class\b|\b(?:brother|sister|friend|cousin|classmate|another (?:boy|girl|child)|mum|mom|dad|grand\w+|nan|nana)(?:'s)?\b[^,;]{0,24}\b(?:has|uses|wears|with|needs)\b/i;

const asSaid = (words: string): string => {
  const low = words.toLowerCase().replace(/\s+/g, ' ');
  if (low.startsWith('now')) return 'now-and-next board';
  if (low.startsWith('first')) return 'first-then board';
  if (/^chew(?:s|y|ie|lry|elry)?$/.test(low)) return low === 'chewie' || low === 'chewy' ? low : 'chew necklace';
  if (/^fidgets?$/.test(low)) return 'fidget toy';
  if (/^tangle$|^theraputty$/.test(low)) return low === 'tangle' ? 'fidget toy' : 'putty';
  if (/^pop[- ]?its?$/.test(low)) return 'popper toy';
  if (/^ear[- ]?(?:defender|muff)/.test(low)) return low.includes('muff') ? 'ear muffs' : 'ear defenders';
  if (low === 'earplugs' || low === 'ear plugs') return 'ear plugs';
  if (low === 'squishies') return 'squishy';
  return low;
};

/** Things that help, as the doing of a child: "wears ear defenders" -> "put on {his} ear defenders". */
export function gearIn(sentence: string): ToldFact[] {
  if (NO_USE.test(sentence) || OF_OTHERS.test(sentence)) return [];
  return GEAR.flatMap(({ words, doing, suits }) => {
    const found = words.exec(sentence)?.[1];
    return found === undefined
      ? []
      : [{ name: 'gear' as const, phrase: { text: doing.replace('$', asSaid(found)) }, sentence, suits }];
  });
}
