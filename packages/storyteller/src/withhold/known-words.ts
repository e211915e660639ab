import { kinWords } from '../facts/kin.ts';
import { SPANISH as CLAIMED_IN_SPANISH } from '../match/spanish.ts';
import { isSlipOf } from '../match/edit-distance.ts';
import { isFirstName, isCalledSo, isSaidEveryDay } from './called-so.ts';
import { isNameOrWord } from './names-and-words.ts';
import { ORDINARY } from './ordinary-words.data.ts';

/** What families write that is no name, though no list of words has it: short forms, things of today, toys and films. */
const ALSO_SAID =
  'mr mrs ms miss dr st saint mum mums mom moms dad dads nan nans nanny gran grans granny grandma grandmas grandpa grandpas grandad nana papa mama mummy daddy mommy auntie uncle ' +
  'tv ipad ipads iphone ipod wifi dvd cd youtube netflix disney lego legos duplo minecraft pokemon roblox fortnite bluey peppa cbeebies octonauts playstation xbox nintendo sonic spiderman batman superman hogwarts playmobil barbie ' +
  'adhd add asd asc sen senco send ehcp iep ta lsa ot slt salt gp nhs camhs pda ocd odd spd aac pecs pe re ict stem sats ks reception eyfs pta ' +
  'christmas xmas easter halloween diwali eid ramadan hanukkah passover santa god english maths french spanish german welsh irish portuguese polish russian romanian ukrainian turkish italian dutch hindi urdu punjabi bengali mandarin cantonese arabic somali vietnamese makaton british american kita ' +
  'ok okay yeah yes no hi hello thanks thank please bye lol omg btw tbh pls etc eg ie vs am pm uk usa us dont doesnt didnt wont cant couldnt wouldnt shouldnt isnt arent wasnt werent hasnt havent hadnt im ive id ill hes shes theyre theyve weve youre thats whats lets its ' +
  'epipen celiac coeliac covid mri mmr xray chemo calpol ibuprofen jab jabs physio audiologist grommets tonsils fib fibs fatty fatso tmrw appt tomoz bday dd ds dh dw lo inconsolable effing bestie whatsapp tiktok snapchat instagram facebook siri google labrador spaniel poodle cockapoo dachshund chihuahua rottweiler guinea ' +
  'bedtime playtime mealtime storytime screentime daycare preschool playdate sleepover toothbrush nightlight pullup pullups wellies poo poos wee wees potty nappy nappies dummy paci binky blankie lovey lovie plushie stuffie plushies cuddly teddy teddies bunny doggy kitty kiddo toddler toddlers tantrum meltdown meltdowns kindergarten autism autistic aspergers dyslexia dyspraxia neurodivergent neurotypical';
/** Small words of Spanish, in which families here write too; the others are known by what they tell of. */
const SPANISH =
  'mi mis su sus tu la el los las un una de del al en con por para que no si y o pero porque cuando tiene tengo tener es esta está son le les lo se me te a muy mas más hijo hija hijos niño niña bebé hermano hermana mamá papá abuela abuelo quiere gusta miedo duerme dormir come comer escuela casa noche';
const SMALL_SPANISH: ReadonlySet<string> = new Set(
  SPANISH.split(' ')
    .filter((word) => !/^(?:me|no|en|o|a|te|come|al|son|las|los|el|la)$/.test(word))
    .concat('las', 'los', 'el', 'la', 'en'),
);
const SAID: ReadonlySet<string> = new Set([
  ...ALSO_SAID.split(' '),
  ...SPANISH.split(' '),
  ...[...CLAIMED_IN_SPANISH.values()]
    .flatMap(({ strong, cues }) => [...strong, ...cues])
    .flatMap((each) => each.split(/[ _]/)),
  ...kinWords,
]);
const WORDS: ReadonlySet<string> = new Set(ORDINARY.split(' '));
/** Words of the list by their first letter, for slips of the pen. */
const BY_LETTER = Map.groupBy(
  [...WORDS].filter((word) => word.length >= 4),
  (word) => word.charAt(0),
);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/ves$/, 'f'],
  [/(?:es|ed|er|est)$/, ''],
  [/(?:es|ed|er|est|ing)$/, 'e'],
  [/(.)\1(?:ed|ing|er)$/, '$1'],
  [/ing$/, ''],
  [/ly$/, ''],
  [/ily$/, 'y'],
  [/ness$/, ''],
  [/y$/, ''],
  [/y$/, 'e'],
  [/s$/, ''],
];

const listed = (word: string): boolean => WORDS.has(word) || SAID.has(word) || isSaidEveryDay(word);

/** How much of a text is in Spanish, as far as its small words tell: from 0 to 1. */
export const spanishPart = (words: readonly string[]): number =>
  words.filter((word) => SMALL_SPANISH.has(word)).length / Math.max(1, words.length);

/** What is said of a contraction or possessive: "doesn't" -> "does", "dog's" -> "dog". */
const base = (word: string): string =>
  word
    .replaceAll('’', "'")
    .replace(/(?:n't|'(?:s|ll|re|ve|d|m))$/, '')
    .replaceAll("'", '');

/** Whether a word, in small letters, is an ordinary word or a form of one. Names that are words are ordinary here. */
export function isOrdinary(typed: string): boolean {
  const word = base(typed);
  if (listed(word) || isNameOrWord(word)) return true;
  if (word.length > 3 && word.endsWith('s') && WORDS.has(word.slice(0, -1))) return true;
  if (isCalledSo(word)) return false;
  return ENDINGS.some(([end, instead]) => end.test(word) && word.length > 4 && listed(word.replace(end, instead)));
}

/** Whether people or pets are called by this word, though it is a word. */
export const isNameAndWord = (word: string): boolean => isNameOrWord(base(word));

/** A first name, or a form of one ("marys"), that is no word. */
export const isOnlyName = (word: string): boolean =>
  !isOrdinary(word) && [word, base(word), word.replace(/s$/, '')].some((each) => isFirstName(each));

/** Words so common that a small letter never means a name, unless what stands beside them says so. */
export const isTooCommon = (word: string): boolean =>
  /^(?:will|may|can|an|so|do|see|my|be|no|bo|to|in|on|hope|mark|art|rich|sue|pat|a|i|and|the|it|is|he|she|they|we|us|me|all|young|love|blue|red|rain|snow|chance|case|rush|wild|major)$/.test(
    word,
  );

const slips = new Map<string, boolean>();
const MOST_REMEMBERED = 5_000;

/** Whether a word that no list has is surely a slip of one, or two words written as one ("screentime"). */
export function isSlipOfWord(word: string): boolean {
  const before = slips.get(word);
  if (before !== undefined) return before;
  if (slips.size >= MOST_REMEMBERED) slips.clear();
  const found = readAsSlip(word);
  slips.set(word, found);
  return found;
}

/** What stands after "my son" and "her sister" when it is no name. */
const DEEDS =
  'always never sometimes often usually really keeps keep wants hates likes loves hits bites kicks cries crying screams refuses needs gets getting makes takes moves thinks says said plays playing sleeps sleeping doesnt doesn isnt isn wont won cant couldnt wouldnt didnt hasnt because whenever before after about which where while when scared afraid jealous upset angry worried hitting biting crying having going starting being gets struggles throws breaks laughs teases shouts steals arrived screaming refusing still every again wakes waking comes coming leaves leaving moved calls called';
const DEED_WORDS = DEEDS.split(' ');

/** Whether a word that no list has is surely a slip of one that stands after "my son". */
export const isSlipOfDeed = (word: string): boolean =>
  word.length > 3 && DEED_WORDS.some((each) => each.charAt(0) === word.charAt(0) && isSlipOf(word, each, 1));

function readAsSlip(word: string): boolean {
  if (word.length < 4) return true;
  for (let at = 3; at <= word.length - 3; at++) {
    if (listed(word.slice(0, at)) && isOrdinary(word.slice(at))) return true;
  }
  const most = word.length >= 7 ? 2 : 1;
  return (
    BY_LETTER.get(word.charAt(0))?.some(
      (each) => Math.abs(each.length - word.length) <= most && isSlipOf(word, each, most),
    ) === true
  );
}
