import { isOrdinary } from './known-words.ts';

/** What a place is by the last word of its name, and the noun that is said instead. */
const KINDS: readonly (readonly [string, string])[] = [
  ['school', 'primary school|infant school|junior school|high school|middle school|grammar school|secondary school|elementary school|elementary|primary|infants|juniors|school|academy|college|grammar|university'],
  ['nursery', 'day nursery|nursery school|nursery|pre-?school|kindergarten|kita|day ?care|playgroup|montessori|children\'s centre|children\'s center'],
  ['hospital', 'children\'s hospital|hospital|infirmary|hospice'],
  ['clinic', 'medical centre|medical center|health centre|health center|surgery|clinic|dental practice|practice'],
  ['street', 'road|rd|street|st|lane|ln|avenue|ave|close|drive|crescent|terrace|boulevard|mews|grove'],
  ['church', 'church|mosque|synagogue|temple|chapel|cathedral'],
  ['park', 'park|playground|gardens|woods|forest|common|meadows'],
  ['club', 'club|fc|rovers|united|scouts|guides|brownies|beavers|cubs|troop|pack|gym|leisure centre|sports centre|swim school|dance school|football academy'],
  ['place', 'zoo|farm|library|museum|theatre|theater|station|airport|beach|lake|castle|hotel|centre|center|house|hall|court|hill|square|way|place|island|valley|village|estate|bay|bridge|mall|shop|stores?|bakery|cafe|café'],
]; // prettier-ignore

const bothCases = (type: string): string =>
  type.replace(
    /(^|[ |])([a-zé])/gu,
    (_, before: string, letter: string) => `${before}[${letter.toUpperCase()}${letter}]`,
  );

/** Words that begin a sentence, or stand before any school, and are no part of a name. */
const NO_PART =
  'The|A|An|My|His|Her|Their|Our|Your|At|In|On|To|From|And|But|When|While|If|So|Because|After|Before|Since|This|That|These|She|He|They|We|It|I|Is|Are|Was|New|First|Next|Big|High|Primary|Secondary|Middle|Infant|Junior|Elementary|Local|Every|Each|Any|Some|No|Not|Old|Special|Going|Goes|Starts|Starting|Loves|Likes|Hates|Attends|Also|Then|Now|Today|Tomorrow|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Year|Grade|Class|Reception|Mum|Mom|Dad|Nana|Nan|Gran|Grandma|Grandpa|Auntie|Uncle|Mrs|Mr|Ms|Miss|Dr|Christmas|Easter';
const CAPITAL = String.raw`(?!(?:${NO_PART})\b)\p{Lu}[\p{L}\p{M}'’-]*\.?`;
const PROPER = String.raw`${CAPITAL}(?: (?:(?:and|of|the|on|upon|in|de|la|le|&) ){0,2}${CAPITAL}){0,4}`;

/** Words that say which school without naming it. */
const SAYS_WHICH =
  'the|a|an|his|her|their|our|my|your|this|that|these|new|old|first|next|last|big|same|other|another|different|local|special|forest|sunday|night|day|after|before|pre|home|boarding|private|state|public|high|middle|primary|secondary|infant|junior|elementary|grammar|nursery|whole|every|each|any|all|of|in|at|to|from|for|and|or|is|was|not|no|busy|main|quiet|own|across|about|during|middle|start|starts|starting|go|going|goes|hates|loves|likes|with|on|by|school|where|when|change|changing|left|long|swimming|football|tennis|dance|art|chess|drama|breakfast|book|youth|indoor|outdoor|soft|play|water|theme|skate|dog|car|safe|fun|nice|happy|second|third';

const NAMED: readonly (readonly [RegExp, string])[] = KINDS.flatMap(([noun, types]) => [
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:\d+[a-z]?,? )?(?:${PROPER}) (?:${bothCases(types)})(?![\p{L}\p{N}])`,
      'gu',
    ),
    noun,
  ] as const,
]);
/** The same without capitals, where the words before leave no doubt: "at little acorns nursery". */
const CLUBS = ['club', 'leisure centre|sports centre|swimming pool|swim school|dance school|football academy'] as const;
const IN_SMALL_LETTERS: readonly (readonly [RegExp, string])[] = [...KINDS.slice(0, 5), CLUBS].map(([noun, types]) => [
  new RegExp(
    String.raw`(?<=\b(?:at|to|from|in|attends|near|on|off|opposite|behind|outside) (?:the )?)(?:\d+[a-z]?,? )?(?:(?!(?:${SAYS_WHICH})\b)[\p{L}'’]+ ){1,3}(?:${types.replace('|surgery', '').replace('|practice', '')})\b`,
    'giu',
  ),
  noun,
]);
const NUMBERED =
  /(?<![\p{L}\p{N}])(?:(?:flat|apartment|apt|unit) \w+,? )?\d+[a-z]?,? (?:[\p{L}'’]+ ){1,3}(?:road|rd|street|st|lane|ln|avenue|ave|close|drive|crescent|terrace|boulevard|mews|grove|way|court)\b/giu;
const SAINT =
  /(?<![\p{L}\p{N}])(?:St\.?|Saint|st\.?) \p{Lu}[\p{L}\p{M}]+(?:['’]s)?|(?<![\p{L}\p{N}])st\.? [\p{L}]+(?:['’]?s)(?= |[.,;!?]|$)/gu;

/** Chains of nurseries, whose names say nothing of what they are. */
const NURSERIES =
  /(?<![\p{L}])(?:busy bees|bright horizons|kids ?planet|tiny tots|little angels|happy days|kinder ?care|little learners|fennies|monkey puzzle)(?![\p{L}])/giu;
/** Two words with capitals where a child goes. */
const GONE_TO = new RegExp(
  String.raw`(?<=\b(?:at|attends|joins|joined) (?:the )?)(?!(?:Mrs?|Ms|Miss|Dr|St)\b)${CAPITAL} ${CAPITAL}(?: ${CAPITAL})?`,
  'gu',
);
const ATTENDED = new RegExp(
  String.raw`(?<=\b(?:attends|attending|enrolled at|pupil at|starts at|started at|starting at) )(?:(?!(?:${SAYS_WHICH})\b)[\p{L}'’]+ ){1,2}(?=(?:in|and|when|from|on|next|this|last)\b)`,
  'gu',
);

/** Towns whose names are words: only where somebody lives or moves they are meant. */
const WORD_TOWNS =
  'hackney|reading|bath|bury|slough|hull|hove|wells|rugby|ely|cork|deal|sandwich|ware|battle|barking|tooting|rye|nelson|sale|diss|bow|dover|stone|settle|beer|ham|hayes|mold|flint|barry|neath|street|york|perth|derby|lancaster|boston|buffalo|orange|mobile|phoenix|surprise|enterprise|independence|providence|flint|hastings|sandy|wigan|bolton|chard|crook|corby|stroud|poole|barnet|barrow|bootle|nice|brest|tours|essen|bergen';
const TOWN_PART = String.raw`(?!(?:${SAYS_WHICH}|and|last|a|an|soon|month|week|year|years|our|my|mum|dad|reception|mums|dads|bed|bigger|smaller|secondary|juniors|foster|care|hospital)\b)[\p{L}'’-]+`;
const LIVED_IN = new RegExp(
  String.raw`(?<=\b(?:live|lives|lived|living|based|moved|moving|move|moves|relocat\p{L}+|(?:school|nursery|primary|academy|juniors|infants|bees|horizons)) (?:house |home |back |over |away |down |up |here )?(?:in|to|from|near|outside|around|out of|close to) |\b(?:goes|go|going|went|starts|started) (?:to|at) [\p{L}'’ ]{2,40} in )(?:${WORD_TOWNS}|${TOWN_PART}(?: (?:on|upon|under|le|by) ${TOWN_PART}| ${TOWN_PART})?)(?![\p{L}])`,
  'giu',
);
const IN_TOWN = new RegExp(
  String.raw`(?<=\bin )(?:${WORD_TOWNS.split('|')
    .filter((town) => town !== 'reading')
    .map((town) => town.charAt(0).toUpperCase() + town.slice(1))
    .join('|')})(?![\p{L}])`,
  'gu',
);
const isTown = (written: string): boolean => {
  const [head = '', ...rest] = written.toLowerCase().split(' ');
  return new RegExp(`^(?:${WORD_TOWNS})$`).test(head) || (!isOrdinary(head) && rest.length >= 0);
};

/** The towns where somebody lives or where they move, in whatever letters: words that no list has, or known towns. */
function townsIn(text: string): NamedPlace[] {
  return [...text.matchAll(LIVED_IN)].flatMap(([written]) => {
    if (!isTown(written)) return [];
    const [head = '', ...rest] = written.split(' ');
    const isPart = (word: string): boolean => /^\p{Lu}/u.test(word) || !isOrdinary(word.toLowerCase());
    const whole = rest.length > 0 && isPart(rest.at(-1) ?? '') ? written : head;
    return [{ written: whole, noun: 'town' }];
  });
}

/** Whether a text is about a school or a nursery. */
const OF_SCHOOL =
  /\b(?:school|reception|year \d+|nursery|class|teacher|pre-?school|infants|juniors|starts?|starting)\b/iu;

/** A place named in a text, as it is written, and what kind of place it is. */
export interface NamedPlace {
  readonly written: string;
  readonly noun: string;
}

/** Schools, streets, churches, clubs and other places whose names say what they are. */
export function namedPlacesIn(text: string): NamedPlace[] {
  const patterns = [
    [NUMBERED, 'street'] as const,
    ...NAMED,
    ...IN_SMALL_LETTERS,
    [SAINT, 'place'] as const,
    [NURSERIES, 'nursery'] as const,
    [GONE_TO, 'place'] as const,
    [ATTENDED, 'school'] as const,
    [IN_TOWN, 'town'] as const,
  ];
  const saint = OF_SCHOOL.test(text) ? 'school' : 'place';
  const named = patterns.flatMap(([pattern, noun]) =>
    [...text.matchAll(pattern)].map(([written]) => ({
      written: written.trim(),
      noun: pattern === SAINT ? saint : noun,
    })),
  );
  return [...named, ...townsIn(text)];
}
