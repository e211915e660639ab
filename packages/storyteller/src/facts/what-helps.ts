import { ROUTINE, TIMED } from './gear.ts';
import { kinWords } from './kin.ts';
import type { ToldFact } from './told-fact.ts';
import { gerundOf, isGerund, usableNoun, usablePhrase } from './usable-phrase.ts';

/** Makes a fact of one kind of what a sentence told; none without words. */
type FactOf = (name: ToldFact['name'], text: string | undefined, suits?: RegExp) => ToldFact[];

const KIN = kinWords.join('|');
const GROWN = String.raw`i|we|you|someone|somebody|a grown-up|an adult|(?:his |her |their |my )?(?:${KIN})|(?:my )?(?:wife|husband|partner)|(?:mrs|mr|ms|miss) \w+|(?:his |her |their |the )?teacher`;
const WHO = String.raw`(${GROWN}|he|she|they|[A-Z][\p{L}'-]+)`;
const EASES = String.raw`helps?|helped|calms?|works|worked|settles?|soothes?|relaxes|comforts?|feels (?:better|safer|calmer|braver)|calms? down|copes?(?: better)?|does better|is (?:calmer|better|happier)|likes it|loves it`;
/** "it helps when I sing", "she calms down if we count". */
const WHEN = new RegExp(
  String.raw`\b(?:${EASES})\b[a-z ]{0,24}?\b(?:when|if|whenever) ${WHO} ((?:can |always |often |usually |just )*)(.+)$`,
  'iu',
);
/** "it helps him to count to ten". */
const TO = /\b(?:it )?helps?(?: (?:him|her|them|a lot|if possible))* to (.+)$/i;
/** "what helps is a hug", "settles with music". */
const WITH =
  /\b(?:what (?:usually |really |always )?(?:helps|works)(?: (?:him|her|them|best))*(?: is| are|:)|calms down with|settles with|soothed by|responds well to|calmed by|helped by|comforted by|helps?(?: (?:him|her|them))?:|copes with|feels better with|feels safe with)\s+(.+)$/i;
/** "counting to ten helps", "a hug usually works". */
const BEFORE = new RegExp(
  String.raw`^(?:i think |usually |sometimes |we found (?:that )?|we find (?:that )?|only )?(.{3,44}?)(?: (?:usually|always|really|often|sometimes|normally|can|does|seems? to|tends? to))* (?:helps?|works?|calms?|soothes?|settles?|helped|worked)\b`,
  'i',
);
/** "he squeezes a ball to calm down", "she hums when she is upset". */
const IN_ORDER =
  /\b(?:he|she|they)(?: (?:usually|often|sometimes|always|will|can|likes to))* ([a-z]+ ?.{0,30}?) (?:to (?:calm (?:him|her|them)sel(?:f|ves)|calm down|feel better|relax|cope|self-soothe|settle)|to get (?:him|her|them)sel(?:f|ves) to sleep)/i;
const NO_HELP =
  /\b(?:nothing|not|n't|never|no longer|used to|hardly|doesn't|don't|didn't|stopped|neither|without|anymore|any more)\b/i;
const MASS =
  /^(?:music|water|time|space|quiet|juice|milk|air|fresh air|white noise|sunshine|classical music|singing|soft music|quiet music)$/;
const SMALL_NOUNS =
  /(?:hug|walk|story|song|cuddle|bath|snack|drink|break|massage|squeeze|chart|timer|lamp|light|nightlight|ball|routine|count|plan|list|warning|kiss|corner|book|clock)$/;

const TO_LOOK_AT = /\b(?:chart|(?:check)?list|calendar|timetable|schedule|planner)$/;
const SMALL_PLURALS =
  /(?:hugs|cuddles|stories|songs|snacks|breaks|kisses|books|headphones|defenders|earplugs|pictures|squeezes|walks)$/;

/** "counting to 10": how far people count, in words. */
const COUNTED: Readonly<Record<string, string>> = {
  3: 'three',
  5: 'five',
  10: 'ten',
  20: 'twenty',
  100: 'a hundred',
};
const DIGITS = /\b\d+\b/g;

/** What the words for it would be kept out by a pronoun or a dictionary of sounds, as it stands in a story. */
const IN_OTHER_WORDS: readonly (readonly [RegExp, ToldFact['name'], string, RegExp?])[] = [
  [/^(?:writ(?:e|ing) (?:things|it|them|everything|stuff|(?:\{?his\}?|her|their|the) (?:worries|thoughts|feelings)) (?:all )?down|journall?ing|keeping a (?:journal|diary))$/i, 'doing', 'writing a few words down'],
  [/^(?:slow|deep|calm|belly|tummy|box|square|star|balloon) (?:deep )?breathing$|^breathing exercises$/i, 'doing', 'breathing slowly'],
  [/^talk(?:ing)? (?:it|things) (?:through|over|out)$|^talking about (?:it|things|(?:his|her|their) (?:day|worries|feelings))$/i, 'adult', 'talking it over with {him}'],
  [/^being (?:on (?:his|her|their) own|alone|left alone|by (?:him|her|them)sel(?:f|ves))(?: for .*)?$|^(?:some |a bit of )?(?:alone time|time alone|space)$/i, 'thing', 'a little time alone'],
  [/^(?:(?:an? |some )?(?:\w+(?: and \w+)?[- ]minute |advance |early )warnings?|warnings)(?: before .*)?$/i, 'adult', 'giving a warning some minutes before', /screen|stopping|morning|bed|bath|tidy|change-of-plan|class|trip|waiting|general|turns|sharing|autistic|adhd|homework|saying-goodbye|teeth/],
  [/^(?:working in )?(?:short|small|little|quick) (?:bursts|bits|steps|chunks|sessions)$/i, 'doing', 'working in short bursts', /homework|reading|tests|tidy|group-work|perfectionism|sitting-still|adhd|autistic|morning/],
  [/^(?:listening to )?(?:an? )?audio ?(?:books?|stor(?:y|ies))$/i, 'thing', 'an audiobook', /bed|sleep|dark|night|worried|sad|trip|flights|car-seat|reading|hospital|illness|hair|sick|waiting|homework|general|anger|bone|tired|sitting-still|moving/],
]; // prettier-ignore

/** What already helps, routed by who does it: the child (`doing`), a grown-up (`adult`) or a thing (`thing`). */
export function whatHelpsIn(told: string, childName: string): ToldFact[] {
  if (NO_HELP.test(told)) return [];
  const sentence = told.replace(DIGITS, (digits) => COUNTED[digits] ?? digits);
  const fact: FactOf = (name, text, suits) =>
    text === undefined ? [] : [{ name, phrase: { text }, sentence: told, ...(suits && { suits }) }];
  const when = WHEN.exec(sentence);
  if (when) {
    const who = (when[1] ?? '').toLowerCase();
    const child = /^(?:he|she|they)$/.test(who) || who === childName.toLowerCase();
    if (!child && !new RegExp(`^(?:${GROWN})$`, 'i').test(who)) return [];
    return fact(child ? 'doing' : 'adult', routed(wholeDoing(when[3] ?? ''), child));
  }
  const to = TO.exec(sentence);
  if (to) {
    const other = inOtherWords(to[1] ?? '', fact);
    if (other) return other;
    const text = handToSqueeze(wholeDoing(to[1] ?? ''));
    return fact(isDoneToChild(text) ? 'adult' : 'doing', text);
  }
  const order = IN_ORDER.exec(sentence);
  if (order) return fact('doing', routed(wholeDoing(order[1] ?? ''), true));
  const named = WITH.exec(sentence)?.[1] ?? BEFORE.exec(sentence)?.[1];
  return named === undefined ? [] : named.split(LIST).flatMap((each) => helpfulThing(each.trim(), fact));
}
/** "hugging him", "rubbing his back" are done by somebody; "hiding his face" the child does. */
const isDoneToChild = (text: string | undefined): boolean =>
  text !== undefined &&
  (text.includes('{him}') ||
    /^(?:rubbing|stroking|holding|massaging|patting|tickling|brushing|combing|washing|scratching|kissing|squeezing|reading|telling|changing|warming|checking|tucking|filling|tracing) \{his\} (?!own)/.test(
      text,
    ) ||
    /\{his\} (?:back|hair|head|shoulders?)$/.test(text));
/** "counting, a hug and music": several things that help. */
const LIST = /,\s*(?:and |or )?| and | or |\s*[&/]\s*/i;

/** "sit next to her" is to sit close: where somebody sits is half of what helps. */
const closeBy = (doing: string): string =>
  doing.replace(/\b(?:right |just |down )?(?:next to|beside|close to|near|by) (?:him|her|them)\b/i, 'close');
/** What says nothing without the rest of the sentence: sitting where, looking at what. */
const UNFINISHED =
  /^(?:needing|wanting|liking|loving|hating|thinking|feeling|finding|trying|sitting|lying|standing|staying|being|going|keeping|leaving|coming|waiting|walking|putting|looking|helping|holding|squeezing|having|getting|drinking|eating|sleeping|hugging|touching|pressing|giving|taking|making|telling|using|knowing|doing|letting|hiding|wearing|chewing|stroking|watching|carrying|bringing|choosing|asking)$/;
/** "looking at pictures", "helping in the kitchen": a doing with where or at what. */
const WITH_PLACE = /^([a-z]+) ((?:in|at|on|into|under|through) (?:(?:the|a|his|her|their) )?[a-z]+(?: [a-z]+)?)$/i;
function wholeDoing(clause: string): string | undefined {
  const text = gerundOf(closeBy(clause));
  if (text === undefined || !UNFINISHED.test(text)) return text === 'breathing' ? 'breathing slowly' : text;
  const [, verb = '', place = ''] = WITH_PLACE.exec(clause.trim().replace(/[.!,]+$/, '')) ?? [];
  const doing = gerundOf(verb);
  const plain = place.toLowerCase().replace(/\b(?:his|her|their)\b/, '{his}');
  const where = plain.replace(/^[a-z]+ (?:(?:the|a|\{his\}) )?/, '');
  return doing === undefined || usablePhrase(where) !== where ? undefined : `${doing} ${plain}`;
}

/** "Dad comes along. Squeezing his hand helps": the child squeezes, and the hand is somebody else's. */
const handToSqueeze = (text: string | undefined): string | undefined =>
  text?.replace(/^(squeezing|gripping|clutching) \{his\} (hand|arm|finger)$/, '$1 a $2').replace(/ a arm$/, ' an arm');

/** What the child does never names the child in it ("hugging him" is no doing of his). */
const routed = (text: string | undefined, child: boolean): string | undefined =>
  child && text?.includes('{') === true ? (/\{him\}/.test(text) ? undefined : text) : text;

/** Of use in one place and nowhere else: "picking the disabled toilet". */
const AT_THE_TOILET = /\b(?:toilets?|loos?|potty|cubicle)\b/;

const inOtherWords = (said: string, fact: FactOf): ToldFact[] | undefined => {
  const plain = said.trim().replace(/[.!]+$/, '');
  const known = IN_OTHER_WORDS.find(([words]) => words.test(plain));
  return known && fact(known[1], known[2], known[3]);
};

function helpfulThing(named: string, fact: FactOf): ToldFact[] {
  const other = inOtherWords(named, fact);
  if (other) return other;
  if (/^(?:he|she|they|i|we|it|that|this|which|what|who|there|mum|mom|dad)\b/i.test(named)) return [];
  // "asking for help", "using a help card": help is the noun here, and what stands before it is cut short.
  if (/\b(?:for|to|of|with|a|an|the|some|any|more|his|her|their)$/i.test(named.trim())) return [];
  if (/^[a-z]+ing\b/i.test(named.trim())) {
    const text = handToSqueeze(wholeDoing(named));
    if (text !== undefined && isGerund(text))
      return fact(isDoneToChild(text) ? 'adult' : 'doing', text, AT_THE_TOILET.test(text) ? /toilet|potty/ : undefined);
  }
  const plain = usablePhrase(named, 4);
  if (plain === undefined) return [];
  if (MASS.test(plain)) return fact('thing', plain);
  if (/\bbreaths$/.test(plain)) return fact('doing', `taking ${plain}`);
  const noun = usableNoun(named, 4);
  if (!noun) return [];
  if (TO_LOOK_AT.test(noun.text)) return fact('gear', `look at {his} ${noun.text}`, ROUTINE);
  if (/\btimer$/.test(noun.text)) return fact('gear', `watch the ${noun.text}`, TIMED);
  if (noun.plural) return fact('thing', SMALL_PLURALS.test(noun.text) ? noun.text : undefined);
  if (!SMALL_NOUNS.test(noun.text) || /(?:foot|basket|net|volley|base|hand|rounders )ball$/.test(noun.text)) return [];
  return fact('thing', `${/^[aeiou]/.test(noun.text) ? 'an' : 'a'} ${noun.text}`);
}
