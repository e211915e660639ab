import { BASE_OF_PAST } from '../words/irregular-past.ts';
import nlp from 'compromise';
import { kinPhrase } from './kin.ts';
import { isWord } from '../words/dictionary.ts';
import type { Phrase } from '../render/phrase.ts';

/** Words that never reach a child through a parent's phrase. */
const UNKIND =
  /\b(?:kill\w*|shoot\w*(?! (?:some |a few )?(?:hoops|baskets))|fight\w*|guns?|blood\w*|hit(?:s|ting|ter)?|hurt\w*|hate\w*|stab(?:s|bed|bing)?|naked|sex\w*|drugs?|beer|wine|vodka|zombies?|weapons?|knife|knives|swords?|bombs?|war|wars|tanks?|dead|death|murder\w*|stupid|idiots?|dumb|ugly|fat|bad|naughty|bit(?:e|es|ing)|kick(?!(?:s|ing)? (?:a|the|his|her) (?:foot)?ball)\w*|punch\w*|smack\w*|spank\w*|slap\w*|scream\w*|yell(?:s|ed|ing)?|shout\w*|threat\w*|brib\w*|punish\w*|pills?|medicines?|melatonin|benadryl|calpol|alcohol|whisky|cigarettes?|vap(?:e|es|ed|ing)|fortnite|gta|porn|boobs?|butts?|penis|vagina|willy|poo|pee|nothing|ignor\w*|previous|instructions?|system|prompt|assistant|story|stories|leaving|lock(?:s|ed|ing)?|time-?outs?|youtube|netflix|tiktok|roblox|minecraft|ipads?|tablets?|phones?|telly|tv|television|screens?|video games?|gaming|xbox|playstation|nintendo|switch|alexa|cartoons?)\b/i;
const PRONOUN =
  /\b(?:i|me|my|mine|we|us|our|you|your|he|him|his|she|her|hers|they|them|their|it|its|this|that|these|those|who|which|what|everything|something|anything|someone|everyone|stuff|things?|lots?|ones?)\b/i;
const LETTERS = /^[a-zà-ÿ][a-zà-ÿ' -]*$/;
/** Nouns that end in -ing and name a thing. */
const THINGS_IN_ING =
  /^(?:thing|king|ring|string|spring|wing|swing|building|ceiling|pudding|stocking|morning|evening|wedding|clothing|lightning|sibling|earring|duckling|warning|greeting)s?$/;

const LEADING =
  /^(?:a bit of|a lot of|lots of|all sorts of|all kinds of|all|any|some|both|also|just|really|to|of|about|a|an|the|his|her|their|my|our|your)\s+/i;
/** Where a phrase ends and the rest of the sentence begins. */
const REST =
  /\s*(?:[,.;:!?()"\n/&+]|\b(?:and|but|because|when|whenever|so|which|who|that|if|while|before|after|until|unless|though|although|since|at|in|on|from|like|especially|a lot|very much|so much|too much|more than|right now|these days|next|tomorrow|tonight|soon|today|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|every|each|to bits|as well|too|most|best|usually|always|sometimes|lately|again|please|anyway|now|then|is|are|was|were|has|have|or|lol|haha|atm|btw|tbh|xx?)\b).*$/is;

/** "counting between flash", where "and bang" was the rest. */
const CUT_IN_TWO = /\bbetween\b|\b(?:takes|makes|needs|gets|seems|feels)$/;

/** What was done, at the head of a note, and nobody's name: "Pulled the cat's tail", "Hugs his bear". */
export const isDoneAtHead = (word: string): boolean =>
  /(?:ed|ing)$/.test(word) ||
  /^(?:hit|hurt|bit|bites?|hits?|hurts?|fed|feeds?|held|holds?|kicks?|pulls?|pats?|loves?|likes?|hugs?|strokes?|walks?|found|lost|took|takes?|made|makes?|gave|gives?|misses|saw|sees|has|had|got|gets?|wants?|chases?|teases?|brushes|reads?|carries|keeps?|brings?|needs?|hates?|ran|left|threw|shook|scares?|drags?|squeezes|sleeps|rides?)$/i.test(
    word,
  );

/** Words that may not stand in a story whoever wrote them. */
export const isUnkind = (text: string): boolean => UNKIND.test(text);

/**
 * The head of a clause as a phrase that may stand in a story: at most `most` words, letters only, every word in the
 * dictionary (spelling is never corrected in silence), no pronoun, nothing unkind. Undefined when unsure.
 */
export function usablePhrase(clause: string, most = 3): string | undefined {
  let cut = clause.trim().replace(REST, '').trim();
  for (let i = 0; i < 3; i++) cut = cut.replace(LEADING, '');
  cut = cut.toLowerCase().trim();
  if (cut.length < 3 || cut.length > 40 || !LETTERS.test(cut)) return undefined;
  const words = cut.split(' ');
  if (words.some((word) => /^[b-z]$/.test(word)) || CUT_IN_TWO.test(cut)) return undefined;
  if (words.length > most || UNKIND.test(cut) || PRONOUN.test(cut) || !words.every(isKnown)) return undefined;
  return withKinNamed(cut);
}

/** What children like and no dictionary of sounds lists in the plural. */
const LIKED: ReadonlySet<string> = new Set(
  'blu tac tack blutac putty theraputty popit pop-it unicorns lollies octopuses ladybirds narwhals axolotls jigsaws aeroplanes seahorses woodlice counsellor daddy-long-legs teether teethers audiobook audiobooks detangler flannel flannels pinwheel pinwheels hummus doodle doodles hoodie squashy dreamcatcher whiteboard whiteboards playlist lanyard trampoline wobble'.split(
    ' ',
  ),
);
const isKnown = (word: string): boolean => LIKED.has(word) || isWord(word);

/** Relatives have capitals in a story: "baking with Nana". */
const withKinNamed = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) => kinPhrase(word)?.text ?? word)
    .join(' ');

/** "washing machines" are things and no doing. */
const THINGS_AFTER_ING =
  /^(?:washing|drying|vending|sewing|slot|swimming|paddling|racing|fishing|rowing|sailing|shooting|rocking|flying|building|sleeping) (?:machines?|pools?|cars?|boats?|rods?|stars?|horses?|fish|saucers?|bags?|sites?|blocks?|bricks?)$|^(?:reading|writing|sleeping|singing|drawing|painting|colou?ring|knitting|climbing|skipping|spinning|swinging|talking) (?:corners?|nooks?|chairs?|tents?|dens?|books?|lamps?|lights?|journals?|diar(?:y|ies)|pads?|pens?|pencils?|things|stuff|sets?|needles?|frames?|walls?|ropes?|tops?|tables?|desks?|bears?|dolls?)$|^(?:numbing cream|calming (?:corner|music|cards?)|chewing gum|colou?ring books?)$/;

/** Whether a phrase begins with a doing: "drawing", "counting to ten". */
export const isGerund = (phrase: string): boolean =>
  /^[a-z]+ing\b/.test(phrase) && !THINGS_AFTER_ING.test(phrase) && !THINGS_IN_ING.test(phrase.split(' ')[0] ?? '');

const SINGULAR_IN_S = /(?:ss|us|is|maths|physics|gymnastics|athletics|news|lens|tennis|chess|bus|gas)$/;

/** A thing or kind of thing, with its number; undefined when the phrase is no noun. */
export function usableNoun(clause: string, most = 3): Phrase | undefined {
  const text = usablePhrase(clause, most);
  if (text === undefined || isGerund(text) || WITH_VERB.test(text)) return undefined;
  const last = text.split(' ').at(-1) ?? '';
  if (last.endsWith('s') && !SINGULAR_IN_S.test(last)) return { text, plural: true };
  const number = numberOf(text);
  return number === 'no noun' ? undefined : { text, plural: number === 'many' };
}

const NUMBERS = new Map<string, 'one' | 'many' | 'no noun'>();
const GERUNDS = new Map<string, string | undefined>();
/** Enough for what families write in a day; a full memory starts again. */
const MOST_REMEMBERED = 4_000;

/** What was found for a word once; parsing a phrase takes a millisecond. */
function remembered<Found>(memory: Map<string, Found>, word: string, find: () => Found): Found {
  const before = memory.get(word);
  if (before !== undefined || memory.has(word)) return before as Found;
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  const found = find();
  memory.set(word, found);
  return found;
}

const numberOf = (text: string): 'one' | 'many' | 'no noun' =>
  remembered(NUMBERS, text, () => {
    const doc = nlp(`the ${text}`);
    if (!doc.nouns().found || doc.has('#Verb')) return 'no noun';
    return doc.nouns().isPlural().found ? 'many' : 'one';
  });

/** A clause that lost its subject is no thing: "likes basketball". */
const WITH_VERB =
  /\b(?:likes?|loves?|enjoys?|adores?|hates?|wants?|needs?|gets?|goes|does|has|plays|cooks|helps?|reads|sings|makes?)\b/i;

interface Conjugation {
  readonly Gerund?: string;
}

/** What is put on, taken off or washed out is half said without its last word. */
const WITH_PARTICLE =
  /^((?:put|take|get|turn|switch|wash|rub|pull|leave|have|try)\w*\s(?:[a-z']+\s){1,3}?)(on|off|out|in)\b(?!\s+(?:the|his|her|their|a|an|my|our)\b)/i;

/** "sing to him" -> "singing to {him}", "counts to ten" -> "counting to ten"; undefined when the verb is not known. */
export function gerundOf(clause: string, most = 4): string | undefined {
  const whole = WITH_PARTICLE.exec(clause.trim())?.[0];
  const cut = (whole ?? clause.trim().replace(REST, '')).trim().toLowerCase();
  const read = /^([a-z]+)(?:\s+(.*))?$/.exec(cut);
  const verb = read?.[1];
  if (!read || verb === undefined || PRONOUN.test(verb) || NOT_A_DOING.test(verb) || CUT_IN_TWO.test(cut))
    return undefined;
  const gerund = isGerund(verb) && !VERBS_IN_ING.test(verb) ? verb : gerundVerb(verb);
  if (gerund === undefined || !isWord(verb)) return undefined;
  const rest = (read[2] ?? '')
    .replace(/\b(?:him|them)\b/g, '{him}')
    .replace(/\b(?:his|their)\b/g, '{his}')
    .replace(/\bher\b(?= [a-z])/g, '{his}')
    .replace(/\bher\b/g, '{him}');
  const text = `${gerund}${rest === '' ? '' : ` ${rest}`}`.trim();
  const plain = text.replace(/\{\w+\}/g, '').trim();
  if (!/^[a-zà-ÿ' {}-]+$/.test(text) || text.split(' ').length > most || UNKIND.test(plain) || PRONOUN.test(plain))
    return undefined;
  return plain.split(/\s+/).every(isKnown) ? withKinNamed(text) : undefined;
}
/** "sings", "sang" -> "singing": by the rules of spelling where a dictionary has the outcome, else by parsing. */
const gerundVerb = (verb: string): string | undefined =>
  remembered(GERUNDS, verb, () => bySpelling(BASE_OF_PAST.get(verb) ?? verb) ?? byParsing(verb));

function bySpelling(verb: string): string | undefined {
  if (/(?:ed|ing)$/.test(verb) && !/[^aeiou]eed$/.test(verb)) return undefined;
  const base = verb.endsWith('ies')
    ? verb.replace(/ies$/, 'y')
    : /(?:ch|sh|x|zz|ss|o)es$/.test(verb)
      ? verb.replace(/es$/, '')
      : verb.replace(/([^s])s$/, '$1');
  if (!isWord(base)) return undefined;
  const forms = base.endsWith('ie')
    ? [base.replace(/ie$/, 'ying')]
    : /[^eoy]e$/.test(base)
      ? [base.replace(/e$/, 'ing')]
      : /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base)
        ? [`${base}${base.at(-1)}ing`]
        : [`${base}ing`];
  return forms.find((form) => isWord(form));
}

const byParsing = (verb: string): string | undefined =>
  (
    nlp(`${verb.endsWith('s') && !verb.endsWith('ss') ? 'he' : 'to'} ${verb}`)
      .verbs()
      .conjugate() as Conjugation[]
  )[0]?.Gerund;
const VERBS_IN_ING = /^(?:sing|bring|ring|swing|cling|fling|spring|string|sling|sting)$/;
const NOT_A_DOING = /^(?:is|are|was|be|has|have|do|does|not|can|will|the|a|an|no|never|too|nothing|it)$/;
