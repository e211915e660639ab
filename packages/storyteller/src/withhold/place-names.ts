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
const IN_SMALL_LETTERS: readonly (readonly [RegExp, string])[] = KINDS.slice(0, 5).map(([noun, types]) => [
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

/** A place named in a text, as it is written, and what kind of place it is. */
export interface NamedPlace {
  readonly written: string;
  readonly noun: string;
}

/** Schools, streets, churches, clubs and other places whose names say what they are. */
export function namedPlacesIn(text: string): NamedPlace[] {
  const patterns = [[NUMBERED, 'street'] as const, ...NAMED, ...IN_SMALL_LETTERS, [SAINT, 'place'] as const];
  return patterns.flatMap(([pattern, noun]) => [...text.matchAll(pattern)].map(([written]) => ({ written, noun })));
}
