import type { AgeBand, Gender } from '@storylantern/contract';
import { kinPhrase } from '../kin.ts';
import { fitted } from '../own-terms.ts';
import { gerundOf, isGerund } from '../usable-phrase.ts';
import { inOtherWords, type Put } from './in-other-words.ts';
import { KIN } from './help-words.ts';
import type { HeardHelp } from './heard-helps.ts';
import { helpfulThing } from './helpful-thing.ts';
import { OWN_BODY_PUT } from './said-to-help.ts';

/** How many words of a parent's a sentence of an age has room for. */
const MOST: Readonly<Record<AgeBand, number>> = { '2-3': 5, '4-5': 8, '6-7': 9, '8-10': 10, '11+': 11 };

/** What is no help that a story offers, whoever says that it works. */
const NOT_OFFERED =
  /\b(?:ipads?|tablets?|phones?|youtube|netflix|tiktok|tv|telly|television|screens?|video games?|xbox|playstation|minecraft|roblox|fortnite|medicines?|medication|calpol|pills?|gin|coffee|brib\w*|money|pay(?:ing|s)?|time-?outs?|grounding|ignor\w*|lock(?:s|ed|ing)?|restrain\w*|pinn?(?:ing|ed)|dragg?(?:ing|ed)|forc(?:e|es|ing)|own way|own devices|cry|crying|tantrums?|told off|telling off|shout\w*|smack\w*|nothing|(?:drinks?|drinking|drank|smok\w+|bet(?:s|ting)?|gambl\w+) (?:too much|a lot|heavily|at home|again)|drunk|hung-?over|gambl\w+|relaps\w+|self-?harm\w*|threaten\w*|(?:hold|holds|holding) (?:him|her|them) (?:down|still)|stay(?:s|ing)? up|whatever|sweets|candy|kick(?!(?:ing|s)? (?:a|the|his|her|their|\{his\}) (?:foot)?ball)\w*|scream\w*|yell\w*|previous|instructions?|win(?:s|ning)?(?! (?:or|and) los)|(?:his|her|their) (?:nose|bogeys?|scabs?|spots|bottom|bum|willy) (?:and eats?|in public)|pick(?:s|ing)? (?:his|her|their) (?:nose|scabs?|spots|skin|lips?|nails?))\b/i;
/** Who minds the child while others work, and who goes away, is how things are and no help with them. */
const OF_THE_DAY =
  /^(?:(?:is|are|'s) )?(?:look(?:s|ed|ing)? after|mind(?:s|ing)?|babysit(?:s|ting)?|go(?:es|ing)? away|work(?:s|ing)? (?:away|nights|late)|com(?:es?|ing) (?:home|back|round|over)$)/i;
/** "Turning them inside out": tights, and no child. */
const OF_THINGS =
  /^(?:turn|fold|wash|wear|cut|warm|tie|loosen|roll|stretch|iron|chop|mash|peel|cook|heat|freez|dry|writ)\w* (?:them|it)\b(?! (?:an?|notes?|letters?)\b)/i;
/** Doings that say nothing without the rest of the sentence: sitting where, looking at what. */
const UNFINISHED =
  /^(?:fiddling|twiddling|needing|wanting|liking|loving|hating|thinking|feeling|finding|trying|sitting|lying|standing|staying|being|going|keeping|leaving|coming|waiting|putting|looking|helping|holding|having|getting|drinking|eating|hugging|touching|pressing|giving|taking|making|telling|using|knowing|doing|letting|hiding|wearing|stroking|playing|watching|carrying|bringing|choosing|asking|saying|showing|covering|rubbing|helping \{him\}|telling \{him\}|showing \{him\}|giving \{him\}|letting \{him\}|asking \{him\}|making|reminding \{him\}|starting|stopping|having a|taking \{him\}|putting \{him\})$/;
const LEAD =
  /^(?:(?:'ve been|have been|has been|'ve|just|really|always|usually|also|often|both|actually|simply|sometimes|maybe|i think|can|could|will|would|has to|have to|gets to|get to|is able to|is allowed to|are allowed to|manages? to|remembers? to|tries to|try to|starts? to|start|first|quickly|gently|quietly|go and|come and|sit and|,) )+/i;
const TAIL =
  / (?:last (?:night|time|week|year)|yesterday|now|this (?:morning|week)|today|a lot|too|as well|though|lol|tbh|instead|mostly|usually|sometimes|always|really|at the moment|for now|normally|again|i think|i find|so much|x+)$/i;
const DIGITS: Readonly<Record<string, string>> = {
  '1': 'one', '2': 'two', '3': 'three', '4': 'four', '5': 'five', '6': 'six', '7': 'seven', '8': 'eight', '9': 'nine',
  '10': 'ten', '12': 'twelve', '15': 'fifteen', '20': 'twenty', '30': 'thirty', '100': 'a hundred',
}; // prettier-ignore

/** What parents sing, as it is called. */
export const SONGS: readonly (readonly [RegExp, string])[] = [
  [/\bthis little pigg(?:y|ies)\b/i, 'This Little Piggy'],
  [/\bround and round the garden\b/i, 'Round and Round the Garden'],
  [/\bhumpty dumpty\b/i, 'Humpty Dumpty'],
  [/\b(?:the )?wheels on the bus\b/i, 'The Wheels on the Bus'],
  [/\btwinkle twinkle(?: little star)?\b/i, 'Twinkle Twinkle'],
  [/\byou are my sunshine\b/i, 'You Are My Sunshine'],
  [/\bold macdonald(?: had a farm)?\b/i, 'Old MacDonald'],
  [/\bincy wincy(?: spider)?\b/i, 'Incy Wincy Spider'],
  [/\bbaa baa black sheep\b/i, 'Baa Baa Black Sheep'],
  [/\brow,? row(?:,? row)?(?: your boat)?\b/i, 'Row, Row, Row'],
  [/\bi[- ]spy\b/i, 'a spotting game'],
  [/\bfive little ducks\b/i, 'Five Little Ducks'],
  [/\blet it go(?= |$|[.,!])/i, 'Let It Go'],
  [/\bbaby shark\b/i, 'Baby Shark'],
  [/(?<=\bsing(?:s|ing)? )(?:songs from |the )?frozen\b/i, 'a song from Frozen'],
  [/\bif you'?re happy and you know it\b/i, 'If You Are Happy'],
  [/\bhappy birthday\b/i, 'Happy Birthday'],
  [/\b(?:the )?abc(?: song)?\b/i, 'The ABC Song'],
];
const A_SONG = /§/g;

/** Parts of a body that another rubs or holds; a bunny's ear is squeezed by the child. */
const BODY =
  '(?:back|hair|head|hands?|feet|foot|toes|arms?|shoulders?|tummy|cheeks?|ears?|nose|legs?|palms?|fingers?|knees?|forehead|face|neck|wrists?)';
const TO_A_CHILD = new RegExp(
  String.raw`\{him\}|^(?:rubbing|stroking|holding|massaging|patting|tickling|brushing|combing|washing|scratching|kissing|squeezing|tracing|covering|tapping|warming|cupping|pressing|blowing on) \{his\} ${BODY}\b(?!')|^(?:reading|telling|changing|warming|checking|tucking|filling|cutting|laying out|packing) \{his\} (?!own)|(?<!\bin )\{his\} (?:back|hair|head|shoulders?)$`,
);
/** These the child does to itself as well. */
const OWN_BODY =
  /^(?:covering|tapping|pressing|squeezing|blowing on|rubbing|holding|shaking|wiggling|scratching) \{his\} (?:own|ears?|fingers?|palms?|hands|toes|nose|knees?)\b/;
const EVERY_VERB_HIM =
  /\b((?:let|help|mak|watch|hear|see|remind|ask|tell|show|giv|read|sing|teach|offer|hand|bring|buy|rock|tuck|pick|tak|put|keep|wrap|hug|cuddl|hold|squeez|walk|carr(?=y|i)|lead|guid|send|driv|invit|welcom)(?:e|es|s|y|ies|ying|ting|ing|ping|ging)?) her (?=(?:a|an|the|some|one|two|three|how|what|when|where|who|it|on|to|in|up|out|off|about|extra|lots|something|back|down|know|hold|do|choose|pick|have|be|see|feel|go|try|put|play|get|breathe|count|use|say|tell|press|bring|sit|help|take|draw|turn|watch|decide|lead|start|finish|stand|carry|wear|read|squeeze|first|tight|tightly|close|that|quietly|gently|softly|kindly|slowly|calmly|discreetly|nicely|early|often|every|before|beforehand|when|if)\b)/gi;

/** "lets her stir", "lets her whisper the answer": a verb comes, and nothing of hers. */
const LETS_HER_DO =
  /\b(let(?:s|ting)?|hear(?:s|ing)?|watch(?:es|ing)?|mak(?:e|es|ing)|help(?:s|ing)?) her ([a-z]+(?=$| (?:the|an?|it|some|her|him|his|in|on|to|with|at|out|up|off|down|along|first|too|together|when|while|until|as)\b))/gi;

const genderIn = (text: string): Gender | null =>
  /\b(?:his|him|himself)\b/i.test(text) ? 'boy' : /\bher(?:self)?\b/i.test(text) ? 'girl' : null;

/** A song that helps so small a child is sung to it. */
const YOUNGEST: ReadonlySet<AgeBand> = new Set(['2-3', '4-5']);

/** One fact of what helps, as it can stand in a story; undefined when unsure. */
export function helpPut({ said, form, by }: Omit<HeardHelp, 'words'>, band: AgeBand): Put | undefined {
  let text = said.replace(/\b\d+\b/g, (digits) => DIGITS[digits] ?? digits).trim();
  while (TAIL.test(text)) text = text.replace(TAIL, '');
  const other = inOtherWords(text);
  if (other) return other;
  if (NOT_OFFERED.test(text) || OF_THINGS.test(text) || OF_THE_DAY.test(text)) return undefined;
  text = lowerFirst(text)
    .replace(/^then /i, '')
    .replace(LEAD, '');
  const again = inOtherWords(text);
  if (again) return again;
  text = text
    .replace(/^(?:is|being) (?=(?:in|on|under|inside|behind|beside|near|next to|by|at) )/i, 'sitting ')
    .replace(/^(get|go|come|climb|jump)(s?) in$/i, '$1$2 in as well')
    .replace(
      /^(?:having )?(?:a )?(?:video[- ]?call(?:s|ing)?|facetim(?:e|es|ing)|skyp(?:e|es|ing)) (?:with |to )?(?=\w)/i,
      'having a video call with ',
    );
  if (form === 'clause' && /^(?:has|have|had) (?!to\b|been\b|had\b|got\b)[a-z]+/i.test(text))
    return helpfulThing(text.replace(/^ha(?:s|ve|d) /i, ''), genderIn(text), MOST[band]);
  const given =
    /^(?:has had|have had|has got|'s got|(?:being|is|are) (?:allowed|given)|has|have|had|gets?|got|do|does|having|doing|getting) ((?:an?|some|his|her|their|the|my|lots of|plenty of|one|two|three) .+)$/i.exec(
      text,
    )?.[1];
  // "Does a monster check": what a grown-up does is no thing.
  if (given !== undefined && !(by !== 'unsaid' && /^(?:do|does|doing)\b/i.test(text)))
    return helpfulThing(given, genderIn(given), MOST[band]);
  const [, limb, where = '', place = ''] = (form === 'named' && OWN_BODY_PUT.exec(text)) || [];
  if (limb !== undefined) {
    const put = /^(?:shut|closed)$/i.test(where) ? `closing {his} ${limb}` : `putting {his} ${limb} ${where} ${place}`;
    return fitted(put.replace(/\{his\}/g, 'their'), null, MOST[band]) === undefined
      ? undefined
      : {
          name: 'doing',
          text: put
            .toLowerCase()
            .replace(/\b(?:his|her|their)\b(?!\})/g, '{his}')
            .trim(),
        };
  }
  if (form === 'named' && !/^[a-z]+ing\b/i.test(text)) return helpfulThing(text, genderIn(text), MOST[band]);
  if (form === 'named' && !isGerund(text.toLowerCase())) return helpfulThing(text, genderIn(text), MOST[band]);
  const doing = doingOf(text, typeof by === 'object', band);
  if (doing === undefined) return undefined;
  const withParent = /\b(?:with|to|by|for|next to|beside|near|at|on) (?:me|us)\b/i.test(said) && by !== 'child';
  const isAdult =
    typeof by === 'object' ||
    (by === 'unsaid' && YOUNGEST.has(band) && /^singing\b/.test(doing)) ||
    withParent ||
    OF_THE_HOUSE.test(doing) ||
    (by === 'unsaid' && TO_A_CHILD.test(doing) && !OWN_BODY.test(doing));
  if (!isAdult)
    return doing.includes('{him}') && !/ (?:with|near|beside|on|in|for|next to) \{him\}$/.test(doing)
      ? undefined
      : { name: 'doing', text: doing };
  // "We check the wardrobe together": one grown-up alone does nothing together.
  const asOne = doing.replace(/ together$/, '');
  if (asOne !== doing) return { name: 'adult', text: / with /.test(asOne) ? asOne : `${asOne} with {him}` };
  const together = typeof by === 'object' && /^we$/i.test(by.grown) && IN_COMPANY.test(doing);
  return { name: 'adult', text: together ? `${doing} with {him}` : doing };
}

/** Verbs that a phrase of a parent's may not begin with elsewhere. */
const OWN_GERUND: ReadonlyMap<string, string> = new Map(Object.entries({
  leave: 'leaving', leaves: 'leaving', left: 'leaving', do: 'doing', does: 'doing', did: 'doing', read: 'reading',
})); // prettier-ignore
/** "let her hold his bottle": of two people, the one who is let is the child, and what the other one has is "the bottle". */
function withoutTheOthers(text: string): string {
  const child =
    /\b(?:let|lets|letting|help|helps|helped|helping|give|gives|gave|giving|tell|tells|told|telling|show|shows|showed|showing|ask|asks|asked) (her|him)\b/i.exec(
      text,
    )?.[1];
  if (child === undefined) return text;
  return /^her$/i.test(child) ? text.replace(/\bhis (?=[a-z])/gi, 'the ') : text.replace(/\bher (?=[a-z])/gi, 'the ');
}

/** "sing wheels on the bus to her" -> "singing The Wheels on the Bus to {him}". */
function doingOf(said: string, isGrown: boolean, band: AgeBand): string | undefined {
  const parent = band === '8-10' || band === '11+' ? 'someone at home' : 'a grown-up';
  let song = '';
  let text = withoutTheOthers(said);
  for (const [words, name] of SONGS) {
    if (!words.test(text)) continue;
    song = name;
    text = text.replace(words, '§');
  }
  const [, first = '', rest = ''] = /^([a-z]+)\b(.*)$/is.exec(text) ?? [];
  const verb = first.toLowerCase();
  const gerund =
    verb.endsWith('ing') && verb.length > 5 && isGerund(verb) ? verb : (OWN_GERUND.get(verb) ?? gerundOf(verb));
  if (gerund === undefined || gerund.includes(' ')) return undefined;
  const gender = genderIn(text);
  const addressed = `${gerund}${rest}`
    .replace(A_SONG, 'songname')
    .replace(/\b(with|to|for|near|beside|next to|by|at|on|without) (?:me|us)\b/gi, '$1 {him}')
    .replace(/\b(talk(?:s|ing)?|chat(?:s|ting)?) (?:to|with) \{him\} (?=about|in|on)/gi, '$1 ')
    .replace(/\bon purpose\b/gi, 'deliberately')
    .replace(/\babout it\b/gi, 'about topic')
    .replace(/\b((?:put|stick|draw)\w* (?:[a-z]+ ){1,3}on) it\b/gi, '$1')
    .replace(/ thing(?=$| (?:in|on|at))/i, '')
    .replace(/\b(?:me|us)\b/gi, isGrown ? '{him}' : parent)
    .replace(/,? (?:and )?then .*$/i, '')
    .replace(
      /\b(with|to|for|on|at|by|near|beside) her (?=(?:first|when|while|before|after|until|each|every|together|again|slowly|quietly|twice|once|one|two|three|as|like|so|for|in|on|at|to|by|about)\b)/gi,
      '$1 {him} ',
    )
    .replace(EVERY_VERB_HIM, '$1 {him} ')
    .replace(LETS_HER_DO, '$1 {him} $2')
    .replace(
      /\b((?:sav|pick|choos|draw|writ|cook|bak|build|pass|lend|fetch|find|keep|pour|play)[a-z]*) her (?=(?:an?|the|some) )/gi,
      '$1 {him} ',
    )
    .replace(/\b(?:right |just |down )?(?:next to|beside|close to|near) \{?(?:him|her|them)\}?\b/i, (at) =>
      isGrown ? at.replace(/\b(?:him|her|them)\b/, '{him}').replace('{{him}}', '{him}') : at,
    )
    .replace(new RegExp(String.raw`\b(?:his|her|their|my) (?=(?:${KIN})\b(?!'))`, 'gi'), '');
  const told = addressed.replace(/\bsongname\b/, 'song');
  const phrase = fitted(told, gender, MOST[band]);
  if (phrase === undefined || !phrase.toLowerCase().startsWith(gerund) || UNFINISHED.test(phrase)) return undefined;
  if (/ to (?:look|see|get|find|fetch|do|make|have)$/.test(phrase)) return undefined;
  if (isGrown && !phrase.includes(' ') && !DONE_ALONE.test(phrase)) return undefined;
  if (phrase === 'teaching {him}' || phrase === 'showing {him}') return 'showing {him} how';
  if (phrase === 'breathing') return 'breathing slowly';
  if (phrase === 'talking') return undefined;
  if (
    /^(?:being (?!first|last|near|at|by|next|in|the|close|outside|held|hugged|carried|early)|trying|needing|wanting|liking|feeling|hating|knowing|seeming|getting (?:upset|cross|angry|worse))\b/.test(
      phrase,
    )
  )
    return undefined;
  const spoken = asQuoted(withKinNamed(phrase.replace(/\babout topic\b/, 'about it')));
  return song === '' ? spoken : spoken.replace(/\b(?:a |the )?song\b/, song);
}

/** "saying oh sausages": words that are said as they are stand in quotes. */
const asQuoted = (phrase: string): string =>
  phrase.replace(
    /^saying (?!(?:hello|goodbye|goodnight|bye|sorry|thank|please|no|yes|what|how|when|where|that|the|an?|it|to|so|well|good|one|something|some|a few|\{his\}|prayers)\b)([a-z' ]+)$/,
    'saying "$1"',
  );

/** What is said in one word, and whole. */
const DONE_ALONE = /^(?:calling|ringing|waving|smiling|singing|humming|waiting|listening|counting|whistling|helping)$/;

const OF_KIN = new RegExp(String.raw`(?<!\b(?:the|an?|own) |\{his\} )\b(?:${KIN})\b`, 'gi');
const SHOWS = /\b(?:bluey|peppa)\b/g;
/** With capitals where a family writes them. */
const withKinNamed = (text: string): string =>
  text
    .replace(OF_KIN, (word) => kinPhrase(word)?.text ?? word)
    .replace(SHOWS, (name) => name.charAt(0).toUpperCase() + name.slice(1));

/** What two do, and it is not said that they do it together. */
const IN_COMPANY =
  /^(?!.*(?:\{hi[ms]\}|\btogether\b))(?:going|counting|talking|reading|looking|practising|singing|breathing|walking|drawing|dancing|doing|baking|jumping|running|sitting|racing|building|cooking|praying|stretching|cuddling|playing (?!\w+ (?:sounds?|music|noise)|music|white|songs?))\b/;
/** Doors and lights are left to the grown-ups. */
const OF_THE_HOUSE =
  /^(?:leaving|keeping|having|turning|switching|opening|closing) (?:the|a|an) (?:\w+ )?(?:door|light|lamp|curtains?|window|radio|blind)/;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
