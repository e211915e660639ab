import { kinWords } from '../facts/kin.ts';
import type { NamedPlace } from './place-names.ts';

/**
 * Places that have no name any list knows: "goes to the oaks", "we live in settle", "at action for children". What is said
 * in these places of a sentence is withheld unless it is one of the words for where everybody goes.
 */

/** Where every family goes, and what else stands behind "goes to" and "lives in" and names no place. */
const EVERYBODYS =
  'school|schools|nursery|preschool|pre-school|pre|kindergarten|daycare|playgroup|childminder|childminders|childcare|college|reception|year|class|classes|grade|big|after|breakfast|home|house|houses|flat|bed|sleep|work|hospital|clinic|surgery|dentist|doctor|doctors|gp|optician|hairdresser|barber|vet|therapy|therapist|speech|counselling|church|mosque|temple|synagogue|bathroom|toilet|loo|potty|kitchen|garden|bedroom|room|bath|park|parks|playground|soft|beach|seaside|zoo|farm|pool|swimming|shop|shops|shopping|supermarket|library|museum|cinema|theatre|circus|fair|party|parties|wedding|funeral|assembly|lunch|dinner|tea|football|rugby|cricket|tennis|dance|dancing|ballet|gymnastics|gym|karate|judo|drama|choir|music|piano|club|clubs|scouts|cubs|beavers|brownies|guides|rainbows|camp|holiday|town|city|country|countryside|village|abroad|overseas|upstairs|downstairs|outside|inside|nan|nans|gran|grans|granny|grandma|grandmas|grandad|grandads|grandpa|grandparents|mum|mums|mom|moms|dad|dads|daddy|mummy|parents|friends|friend|aunty|auntie|uncle|cousins|neighbours|somebody|someone|anyone|everyone|people|places|place|somewhere|anywhere|everywhere|new|different|another|other|bigger|smaller|first|second|third|next|last|special|mainstream|secondary|primary|infant|infants|junior|juniors|high|middle|senior|local|private|public|boarding|her|his|our|my|their|your|its|this|that|these|a|an|any|every|each|some|no|not|all|both|one|two|three|four|five|it|them|him|us|me|you|mine|yours|hers|theirs|and|or|but|be|get|go|see|have|do|make|take|play|stay|live|eat|learn|help|visit|watch|stop|hit|bite|scream|cry|shout|talk|wait|say|put|wear|use|try|sit|run|walk|bits|pieces|extremes|day|days|night|nights|weekend|weekends|morning|mornings|afternoon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|summer|winter|autumn|spring|term|gate|door|drop|pick|times|first|least|once|bedtime|bathtime|mealtimes|mealtime|playtime|lunchtime|break|time|random|present|about|solids|nappy|nappies|diapers|breast|breastfeeding|pullups|pull-ups|pants|underwear|knickers|formula|bottle|cup|floor|top|bottom|edge|middle|end|front|back|side|same|wrong|right|car|bus|train|plane|pram|buggy|cot|crib|boat|moon|stairs|lift|office|army|navy|prison|jail|heaven|foster|care|court|fear|peace|pain|trouble|hiding|tears|half|between|two|temporary|rented|social|emergency|refuge|shelter|hostel|caravan|apartment|bungalow|cottage|tent|space|nature|public|general|particular|order|fact|english|spanish|french|welsh|maths|science|retail|finance|marketing|nursing|teaching|construction|it|what|where|when|who|how|why|because|only|just|so|too|very|really|quite|more|most|much|many|little|small|large|scary|loud|noisy|busy|quiet|nice|great|lovely|old|young|good|bad|happy|sad|long|short|hot|cold|far|near|here|there|now|then|still|again|always|never|sometimes|early|late|alone|by|with|without|in|on|at|to|for|of|from|up|out|off|over|under|into|onto|through|down|as|than|like|senco|camhs|ot|pe|court|santa|father|disneyland|disney|lego|baby|toddler|group|groups|session|sessions|lessons|practice|training|appointment|appointments|assessment|health|nurse|specialist|consultant|psychologist|paediatrician|pediatrician|professional|professionals|paramedics|police|fire|ambulance|teacher|teachers|staff|key|head|sen|ta|lsa|guide|team|hockey|basketball|netball|athletics|messy|sensory|forest|sunday|phonics|ski|horse|riding|art|craft|crafts|cooking|coding|chess|orchestra|band|fun|nothing|everything|anything|something|goal|keeps|time|hours|minutes|weeks|months|years';
const KNOWN: ReadonlySet<string> = new Set([...EVERYBODYS.split('|'), ...kinWords]);

const WORD = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'’-]|\.[\p{L}\p{N}])*`;
/** Words that end a name: what follows is told of it. */
const ENDS = String.raw`(?=\s*(?:[.,;:!?)\n]|$)|\s+(?:on|in|at|every|this|next|last|after|before|when|while|where|which|who|that|with|because|cos|and|but|or|is|was|are|were|has|isn['’]?t|all|soon|since|for|from|to|two|three|once|twice|tomorrow|today|originally|now|so|if|as|there|then|during|until|he|she|they|we|i)\b)`;
const PHRASE = String.raw`((?:the )?${WORD}(?:(?: (?:of|for|on|upon|under|and the))? ${WORD}){0,3}?)${ENDS}`;

const GOES = String.raw`\b(?:goes|go|going|went|start(?:s|ed|ing)?|moved|moving|moves|switch(?:es|ed|ing)?|transferring|off) (?:back )?(?:to|at) |\b(?:attends|attending|attended|joins|joined|joining|enrolled (?:at|in)|pupil at|drop[- ]?offs? (?:at|to)|pick[- ]?ups? (?:at|from)|dropped (?:off )?at|collected from|moving from|moved from|change from|leaving|(?:place|day|days|week|term|time|year|start|meeting|assembly|card|interview|trial|session) at) `;
const SEEN = String.raw`\b(?:appointments? (?:at|with)|seen (?:by|at)|referred to|patient (?:at|of)|support(?:ed)? (?:by|from)|(?:hear|heard|letter|call|report|email) from|trains? (?:at|with)|plays? (?:for|at)|playing (?:for|at)|member of|swims? (?:at|with|for)) `;
const CALLED = String.raw`\b(?:school|nursery|preschool|pre-school|club|hospital|clinic|class|group|childminder|daycare|kindergarten|playgroup|team|road|street|town|village) (?:is |was )?(?:called|named) `;
const LIVES = String.raw`\b(?:lives?|lived|living|based|born|grew up|stays?|staying|works?|do|house|flat|home|family|grandparents|working|relocat\w+|wedding|holiday|flying|fly|flew|travell?ing|travel|driving|moving|moved|move|house is|address is)(?: over| back| down| up| out)? (?:in|to|near|at|from|outside|by|around|off) |\b(?:house|address) is `;
const ADDRESS = String.raw`\b(?:lives?|living|staying) at |\b(?:house|address) is (?:called )?`;
const FROM = String.raw`\b(?:from|in|near) (?=${WORD}(?: ${WORD}){0,2} originally\b)`;

const patterns = (ahead: string): RegExp => new RegExp(`(?<=${ahead})${PHRASE}`, 'giu');
const SCHOOL_TYPE =
  'primary|infants|juniors|infant|junior|academy|nursery|preschool|montessori|elementary|grammar|school';
/** "Hollybush primary is noisy", "loves northgate infants": whatever stands before the kind of school. */
const OF_SCHOOL = new RegExp(
  String.raw`(?<=(?:^|[.!?;:,\n]\s*|\b(?:loves|likes|hates|misses|of|about|and|but) ))((?:${WORD} ){1,2}(?:${SCHOOL_TYPE}))(?= (?:is|was|has|but|and|because|when|so|in|on)\b|[.,;!?\n]|$)`,
  'giu',
);

/** Whether a word, in small letters, is one for where everybody goes, or none for a place at all. */
export const isNoPlace = (word: string): boolean => KNOWN.has(word);

/** What begins the names of many schools and clubs, though it is said of everything. */
const HEADS = /^(?:all|little|baby|new|big|small|first|holy|old|early|happy|high|busy|story|great|tiny) /u;
const isOwn = (word: string): boolean => !KNOWN.has(word.replace(/['’]s$|[.'’-]+$/g, '')) && !/...ing$/u.test(word);
const wordsIn = (phrase: string): string[] => phrase.toLowerCase().replace(/^the /, '').split(/\s+/);

/** Whether a phrase names a place: its first word is not one of everybody's, or the next one after "little". */
function isName(phrase: string): boolean {
  const [head = '', next = ''] = wordsIn(phrase);
  // "Ada's family" is where somebody is, and who that is has been found already.
  if (/['’]s$/u.test(head)) return false;
  return isOwn(head) || (HEADS.test(phrase.toLowerCase()) && next !== '' && isOwn(next));
}
/** "The wardrobe" is where monsters live; who lives in "the X" says so with a capital. */
const isHome = (phrase: string): boolean =>
  isName(phrase) && (!/^the \p{Ll}/u.test(phrase) || phrase.startsWith('the old '));
/** What a house is called, or where it stands. */
const isAddress = (phrase: string): boolean =>
  isName(phrase) ||
  /\w (?:row|rise|view|end|walk|mews|court|rectory|cottage|farm|lodge|manor|hall|acre|green|hill|gate|way|house)$/iu.test(
    phrase,
  );
/** "Shoving at nursery" is no school. */
const isSchool = (phrase: string): boolean => wordsIn(phrase).slice(0, -1).every(isOwn);

const SOURCES: readonly (readonly [pattern: RegExp, noun: string, isPlace: (phrase: string) => boolean])[] = [
  [patterns(GOES), 'place', isName],
  [patterns(SEEN), 'place', isName],
  [patterns(CALLED), 'place', isName],
  [patterns(LIVES), 'town', isHome],
  [patterns(FROM), 'town', isName],
  [patterns(ADDRESS), 'place', isAddress],
  [OF_SCHOOL, 'school', isSchool],
];

/** What is said where a place is named, as it is written. */
export const barePlacesIn = (text: string): NamedPlace[] =>
  SOURCES.flatMap(([pattern, noun, isPlace]) =>
    [...text.matchAll(pattern)].flatMap(([, written = '']) =>
      isPlace(written) && written.length > 2 ? [{ written, noun }] : [],
    ),
  );
