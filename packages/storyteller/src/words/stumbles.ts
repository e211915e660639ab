import nlp from 'compromise';
import { remembered } from './remembered.ts';

/** Phrases of a few families' days; what is typed again is not parsed again. */
const MOST_REMEMBERED = 4_000;

/** Short for something, or missing its apostrophe: a text message, and no sentence of a book. */
const NO_WORDS =
  /(?<![\p{L}\p{N}'])(?:[bkruw]|w\/|esp|approx|etc|sth|ppl|pls|thx|bc|cos|coz|wk|wks|yr|yrs|hr|hrs|mins?|hols|mon|tues?|weds?|thurs?|fri)(?![\p{L}'])|\bits (?:just|only|an?|the|not|been|so|too|very|really|ok|okay|his|her|their|my|like|hard|fun|nice|going|all|time)\b|\b(?:theres|thats|hes|shes|theyre|blowed|goed|eated|swimmed|runned|catched|teached|buyed|drawed|throwed|sleeped|holded|standed|sitted|writed|readed|telled|gived|maked|taked|comed|falled|finded|keeped|breaked|singed|ringed|dont|doesnt|cant|wont|isnt|didnt|im|ive)\b/iu;
/** "Comes tuesdays": a day needs its word, and so does a clock. */
const BARE_DAY = /(?<!\b(?:on|and|or|every|each|last|next|this|that|from|until|till|by|of|for|to|the|one|some|most|a|half|before|after|since|all|good) )(?<!^)(?<!, )\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b(?!'s? )/i; // prettier-ignore
/** It goes on, or begins with what stands nowhere. */
const HANGS =
  /\b(?:and|or|but|the|an?|to|of|for|from|because|so|than|with|between|most|his|their|my|(?<!\b(?:says?|said|saying|a|the|is|with) )no|per|via|versus|such|like)$|\b(?:not|no) [A-Z]|\bno (?:her|him|his|them)\b/;
/** "He went in, and when a grown-up came": what happened then is not said. */
const BREAKS_OFF = /,? (?:and|but|so) (?:when|while|as|if|because|before|after|until) [^,]*$/i;
/** What a parent says aside of how much it is: "huge for her as she's dyslexic". */
const AN_ASIDE =
  /\b(?:huge|massive|enormous|a big deal) for (?:\{?(?:him|her|them)\}?|us)\b|^The (?:comforter|cuddly|lovey) is\b/i;
/** Two verbs and nothing between them: "goggles are pink, leaks a bit". */
const RUNS_ON =
  /\b(?:is|are|was|were|has|have)\b[^,]*, (?:leaks|has|is|was|goes|does|gets|likes|loves|wants|needs|hates|makes|keeps)\b/;
/** Whose back it is, and which room, is missing where a parser sees no thing at all. */
const NOBODYS =
  /\b(?:(?:pat|rub|stroke|scratche?|squeeze|kisse?|washe?|brushe?|cover|hold|tickle)s? (?:back|hands?|head|ears?|face|nose|forehead|shoulders?|arms?|foot|feet|cheeks?|tummy)|(?:share|shares|sharing) (?:room|bed|bedroom|desk|flat|house|car|toy)|(?:at|on|by|of) (?:crossing|landing|swing|ceiling|building|wedding|railing)|do(?:ing|es)? bath(?! ?time)|hands (?:on|over) (?:ears|eyes)|one two three|(?:walk|talk|run|go|eat|sing|speak)s? (?:slow|quick|quiet|loud|perfect)|uses? (?:he|she|they)$)\b/i;
/** "The nurse Carol", "the Mx Carter": a title and a name need no article. */
const WITH_A_TITLE =
  /\b[Tt]he (?:(?:Mx|Mr|Mrs|Ms|Miss|Dr|Fr|Frau|Herr) \p{Lu}|(?:nurse|teacher|coach|doctor|childminder|nanny) \p{Lu}\p{Ll}+ (?!is\b))/u;
/** What is one of many, as a family's notes name it, has its article; a language, a meal, a school and all that is poured have none. */
const HAS_NO_ARTICLE = new RegExp(
  `^(?:${[
    'school|nursery|preschool|pre-school|pre-k|kindergarten|reception|daycare|playgroup|college|university|secondary|primary|church|mosque|temple|synagogue|hospital|prison|town|home|bed|work|class|court|heaven|space|sea|land|shore|camp',
    'breakfast|lunch|dinner|tea|supper|brunch|dessert|pudding|bedtime|bathtime|playtime|lunchtime|teatime|storytime|naptime|break|recess|assembly|registration|circle|carpet|phonics|maths|math|english|science|history|geography|music|art|drama|pe|spelling|handwriting|homework|practice|training|gym|rehearsal|therapy|physio|drop-off|pick-up|pickup|home-time|hometime',
    'night|day|midnight|noon|dawn|sunset|sunrise|morning|time|term|half-term|summer|winter|spring|autumn|year|age|birth|first|last|once|least|most|front|back|top|bottom|side|part|place|turn|line|order|charge|touch|hand|foot|heart|mind|sight|sleep|rest|peace|private|public|secret|purpose|fire|ice|duty|holiday|sale|call|video|phone|fun|luck|mouth|step|bit|hope|love|care|help|advice|news|information|noise|quiet|silence|attention|energy|courage|trouble|confidence|patience|permission|pressure|pain|fear|anger|weather|rain|snow|sunshine|wind|sun|shade|light|dark|darkness|air|water|milk|juice|squash|soup|rice|pasta|bread|toast|butter|cheese|ham|chicken|fish|meat|cereal|porridge|yoghurt|yogurt|ice|cream|chocolate|cake|pizza|fruit|salad|honey|jam|sugar|salt|ketchup|gravy|curry|food|hummus|popcorn|candy|medicine|toothpaste|shampoo|conditioner|soap|sun-cream|suncream|lotion|vaseline|lavender|coconut|lip|balm|origami|pottery|cancer|leukaemia|diabetes|asthma|eczema|epilepsy|dementia|dyslexia|autism|adhd',
    'paper|card|cardboard|paint|glue|chalk|clay|playdough|dough|putty|slime|sand|mud|wool|cotton|felt|wood|metal|glass|plastic|rubber|string|tape|velcro|hair|skin|fur|blood|breath|sweat|grass|hay|straw|food|furniture|luggage|money|stuff|sign|language|braille|makaton|bsl|pecs|lego|duplo|minecraft|uno|snap|chess|ludo|bingo|monopoly|tag|football|rugby|cricket|tennis|netball|basketball|hockey|golf|badminton|judo|karate|yoga|ballet|tap|dance|gymnastics|athletics|swimming|piano|guitar|violin|cello|flute|drums|recorder|ukulele|cornet|trumpet|choir|orchestra|rounders|softball|baseball|football|soccer|volleyball|cubs|brownies|beavers|rainbows|hide|seek|tv|telly|youtube|cbeebies|bluey|peppa|santa|god|allah|everybody|everyone|somebody|someone|anybody|nobody|something|anything|nothing|everything|own|bunny|teddy|ted|bear|doggy|dolly|blankie|baby|miss|sir|peek-a-boo|peekaboo|goodnight|hello|goodbye|sorry|thanks|please|spy|yes|stop|half|whole|other|white|black|red|blue|green|yellow|pink|purple|orange|brown|grey|gold|silver|numbing|bubble|brother|sister|mum|dad|gran|nan|grandad|mummy|daddy|mama|papa|mom|mommy|nana|granny|grandma|grandpa|auntie|aunt|uncle',
  ].join('|')})$`,
  'i',
);
/** By what one travels, and what two make a pair of. */
const GOES_WITHOUT =
  /\b(?:by (?:bus|car|train|plane|bike|boat|taxi|tram|ferry|coach|minibus|scooter|name|mistake|letter|text|post)|on (?:(?:night|late|early|day) shift|foot|purpose|time|holiday|hold|top|board|loan|stage|screen|track|video|paper|repeat|guard|target)|in (?:person|uniform|goal|pencil|pen|ink|advance|front|bed|case|turn|line|place|playgroup|style|tune|detention)|at (?:break|sea|first|last|least|once|night|dawn|dusk)|for (?:example|instance|sure|ever|company|comfort|luck|dessert|pudding)|to (?:sleep|bed|mind|date)|(?:hand|arm|side|day|step|bit|word|line|page|face|room|house|week|piece|one|two|night) (?:in|by|to|after|for|and) \w+|with (?:love|care|help|permission))\b/gi;
const LINKS =
  /^(?:in|on|at|into|onto|with|without|from|for|by|over|under|behind|near|like|through|round|around|of|past|off|beside|inside|during|across|against|and|or)$/i;

/**
 * Whether words that a parent typed would stumble in a printed sentence: an article that is missing, a word of a text message, a
 * day without its "on", a list or a clause that breaks off. Marks for the child may stand in them. Such a fact is better listed as
 * left out: one sentence in which a reader trips costs the whole story.
 */
export const stumbles = (text: string): boolean => found(text) === 'yes';

const found = remembered(MOST_REMEMBERED, (text): 'yes' | 'no' => {
  const plain = text
    .replace(/"[^"]*"/g, 'hello')
    .replace(/\{he ([a-z]+)\}/g, 'he $1')
    .replace(/\{(?:Name|helper)\}/g, 'Anna')
    .replace(/\{(\w+)\}/g, '$1')
    .replace(/[.!?]+$/, '')
    .trim();
  const isOff =
    NO_WORDS.test(plain) ||
    BARE_DAY.test(plain) ||
    HANGS.test(plain) ||
    RUNS_ON.test(plain) ||
    BREAKS_OFF.test(plain) ||
    AN_ASIDE.test(plain) ||
    NOBODYS.test(plain) ||
    WITH_A_TITLE.test(plain) ||
    lacksArticle(plain);
  return isOff ? 'yes' : 'no';
});

interface Term {
  readonly text: string;
  readonly tags: readonly string[];
  readonly post: string;
}

/** "Has gentle dog", "in kitchen", "like whale": one thing of many, and nothing that says which. */
function lacksArticle(text: string): boolean {
  const sentences = nlp(text.replace(GOES_WITHOUT, 'so')).json() as { readonly terms: readonly Term[] }[];
  return sentences.some(({ terms }) => terms.some((_, n) => isBare(terms, n)));
}

function isBare(terms: readonly Term[], at: number): boolean {
  const term = terms[at];
  const next = terms[at + 1];
  if (term === undefined || !isOneThing(term) || HAS_NO_ARTICLE.test(bare(term.text)) || /ing$/i.test(term.text))
    return false;
  // The last word of a name for a thing decides: "nursery run".
  if (next !== undefined && isNoun(next) && !/[,;:]/.test(term.post)) return false;
  let first = at;
  while (first > 0 && isPartOfName(terms[first - 1])) first--;
  const before = terms[first - 1];
  // What stands at the head gets its article from whoever tells it.
  if (before === undefined || first === 0) return false;
  if (/[,;:]/.test(before.post)) return false;
  return LINKS.test(before.text) ? !isPaired(terms, first - 1) : before.tags.includes('Verb') && HAS_THING.test(before.text);
} // prettier-ignore

/** Verbs that have a thing behind them. */
const HAS_THING =
  /^(?:has|have|had|uses?|used|wears?|wore|holds?|held|brings?|brought|takes?|took|carries|keeps?|gets?|got|gives?|gave|makes?|made|does|do|did|shares?|plays?|sees?|reads?|draws?|buys?|bought|needs?|puts?|drives?|rides?|rode|opens?|closes?|shuts?|packs?|washes|feeds?|walks?|writes?|wrote|lost|found|finished|won|sat|did)$/i;
/** "Reading and spelling", "bread and cheese": two without an article are a pair. */
function isPaired(terms: readonly Term[], link: number): boolean {
  return /^(?:and|or)$/i.test(terms[link]?.text ?? '');
}

/** As good as an article, whatever a parser takes it for. */
const SAYS_WHICH = /^(?:all|every|each|no|any|some|both|half|what|which|whose|that|this|one|two|three)$/i;
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}-]/gu, '');
const has = (term: Term | undefined, ...tags: readonly string[]): boolean =>
  term !== undefined && tags.some((tag) => term.tags.includes(tag));
const isName = (term: Term): boolean => has(term, 'ProperNoun', 'FirstName') || /^\p{Lu}/u.test(term.text);
const isNoun = (term: Term): boolean => has(term, 'Noun') && !has(term, 'Pronoun', 'Possessive');
const isOneThing = (term: Term): boolean =>
  has(term, 'Singular') && !has(term, 'Uncountable', 'Pronoun', 'Possessive') && !isName(term);
/** A word that belongs to the name of the thing: "gentle" dog, "sand" timer. */
const isPartOfName = (term: Term | undefined): boolean =>
  term !== undefined &&
  !/[,;:]/.test(term.post) &&
  !isName(term) &&
  !LINKS.test(term.text) &&
  !SAYS_WHICH.test(term.text) &&
  has(term, 'Adjective', 'Singular', 'Uncountable') &&
  !has(term, 'Pronoun', 'Possessive', 'Determiner', 'Verb', 'Value');
