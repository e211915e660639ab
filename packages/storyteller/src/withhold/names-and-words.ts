import { WORDS_AS_NAMES } from './first-names.data.ts';

/**
 * Names that are words as well, in small letters. Those of the first kind are seldom written as words by families, or are
 * told from the word by an article: they are names in whatever letters. Those of the second kind are words of every
 * sentence: what stands beside them has to say that somebody is meant. All others are names with a capital only.
 */
const SELDOM_WORDS: ReadonlySet<string> = new Set(
  (
    'alexa amber aurora beau bill birdie bob bonnie brandy brook buck cara carol carter charity chuck claus cole constance cooper crystal daisy dale dan dean dejan destiny don drew dulcie eve evens ' +
    'faith felicity fern flora frank gale gene genesis ginny glen grace grant harmony harper heath heather holly homer hunter ira iris ivy jack jade jasmine jay jean june april kit lacy levi lily luz mads marina marshal mason max ' +
    'melody mercy merry miles milan nick nils noel nova olive opal paisley parker patience pearl penny pierce poppy porter presley primrose prudence ray reed remy rex rimas rob robin roland roman rosemary rowan ruby russ savannah ' +
    'sawyer scarlet serena serenity sherry sonny sterling sue tanner taylor temperance tia trinity tucker turner tyler uriah verity victor violet wade willow woody zen zinnia clay cliff clementine colt deacon ember everest griffin maverick rani asma aliyah raj indie luna stella tess goldie joyce robbie skye kitty zephyr ridley garnet chandler aspen saga wells gage ember poppy remy cam lyric pax wren presley rio scout jett axel mario mickey minnie'
  ).split(' '),
);
const SAID_IN_EVERY_SENTENCE: ReadonlySet<string> = new Set(
  'will may hope rose mark pat skip chase joy angel august summer autumn spike blaze bliss precious blessing gift happy lucky misty sandy sandy rocky rusty buddy buster sunny case sky star dawn miracle treasure'.split(
    ' ',
  ),
);
const CAPITAL_ONLY =
  'sienna viola cadence earnest tad guy dick rich art major love young wild rush chance chip dot mark sage basil christian earl duke prince king princess rocky storm wren peg archer justice journey haven noble honesty bear wolf tiger cookie scout ace ash bay bud candy cat coral cricket dash diamond dove dusty echo fox garnet gray hart teddy hawk jet jewel lane lark leaf lotus legend marigold messiah moon ocean onyx peace petal phoenix piper plum price quill rain raven red reef ridge rio rush saint sailor sailer silver snow sparrow stone teal baker fisher forest walker ward wolfe cherry blue blossom foster';

const NAMES_AND_WORDS: ReadonlySet<string> = new Set([
  ...SELDOM_WORDS,
  ...SAID_IN_EVERY_SENTENCE,
  ...CAPITAL_ONLY.split(' '),
  ...WORDS_AS_NAMES.split(' '),
]);

/** Whether people or pets are called by this word, though it is a word. */
export const isNameOrWord = (word: string): boolean => NAMES_AND_WORDS.has(word);

/** Whether it is a name wherever no article stands before it. */
export const isSeldomWord = (word: string): boolean => SELDOM_WORDS.has(word);

/** Of these, words for what somebody does: after "she" and "can" they are those. */
const DEEDS: ReadonlySet<string> = new Set(
  'bill bob buck chuck drew grant nick pierce rob sue wade grace jack brook porter'.split(' '),
);
const DOER =
  /\b(?:can|could|would|will|may|might|must|should|not|don['’]?t|didn['’]?t|i|we|they|you|he|she|it|who|kids|everyone|just|then|to)\s+$/iu;

/** Whether a word is what somebody does: "she drew". */
export const isDeedHere = (word: string, before: string): boolean => DEEDS.has(word) && DOER.test(before);

/** Whether its neighbours may tell that it is a name. */
export const isToldByNeighbours = (word: string): boolean => SAID_IN_EVERY_SENTENCE.has(word);
