import { withoutBrands } from '../books/theme/brands.ts';
import { kinWords } from '../facts/kin.ts';
import { isNoPlace } from './bare-places.ts';
import { isOrdinary } from './known-words.ts';
import { isAfterRelation } from './names-beside.ts';
import type { NamedPlace } from './place-names.ts';

/** What is written with a capital and is nobody's name, nor any one place's. */
const USUAL: ReadonlySet<string> = new Set(
  (
    `${kinWords.join(' ')} i i'm i've i'll i'd mr mrs ms miss dr god jesus bible santa claus father mother christmas eve easter bonfire halloween world book sports day tooth fairy new year key stage one two three four five six speech language occupational therapy therapist health visitor special needs social worker worker down downs syndrome autism autistic asperger's dyslexia dyslexic dyspraxia adhd asd send sen tourette's type diabetes asthma ` +
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english french spanish german italian polish chinese welsh irish scottish british american indian african muslim christian jewish hindu sikh catholic mandarin arabic turkish urdu maths science history geography pe reception nursery preschool kindergarten year class school mummy daddy grandma grandpa granny nana sir madam lego google internet covid bedtime dinosaurs the and but a an my our his her their he she we they it is are was were has have please help how what why when where who thank thanks hi hello dear no yes not never always every some all loves likes hates wants needs also very only just so then after before because if since'
  ).split(' '),
);
/** What is watched, read and played is a work, which the family is not. */
const OF_WORKS =
  /\b(?:watch\w*|obsess\w* with|fan of|film|movie|show|song|books?|game|series|programme|cartoon|character|playing|plays|called the)\s+(?:the )?$/iu;
/** Languages and where somebody's family comes from. */
const LANGUAGE =
  /^(?:\p{L}+(?:ese|ish|ian)|mandarin|urdu|punjabi|bengali|hindi|arabic|somali|dutch|welsh|french|greek)$/u;
const isUsual = (word: string): boolean => {
  const low = word.toLowerCase().replaceAll('’', "'").replace(/'s$/, '');
  return USUAL.has(low) || isNoPlace(low) || LANGUAGE.test(low);
};
const START = /(?:^|[.!?:;…•\n]|(?:^|\s)[-–—*])["'“”‘’(\s]*$/u;
const isBrand = (words: string): boolean => withoutBrands(words).dropped.length > 0;

/** Whether an ordinary word stands inside a sentence with a capital that nothing but a name explains. */
export const isRaisedAlone = (word: string, small: string, before: string, after: string): boolean =>
  /^\p{Lu}\p{Ll}{2,}/u.test(word) &&
  !START.test(before) &&
  !/["“‘]$/u.test(before) &&
  !isUsual(small) &&
  !/\p{Lu}[\p{L}'’]*\s$/u.test(before) &&
  !/^\s\p{Lu}/u.test(after) &&
  !OF_WORKS.test(before) &&
  !isBrand(word);

const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`;
const RUN = new RegExp(String.raw`(?<![\p{L}\p{N}])${CAPITAL}(?: (?:(?:of|the|and) )?${CAPITAL})+`, 'gu');

/** Words that open a sentence and have their capital from it. */
const OPENING =
  /^(?:(?:Our|My|His|Her|Their|Your|In|At|On|To|From|And|But|When|If|He|She|They|We|So|Because|After|Before|Since|With|Is|Has|Loves|Likes|Hates|Starts|Goes|A|An|This|That) )+/u;

/** Runs of ordinary words with capitals, "Bright Sparks" and "The Oaks": places, as far as anybody can tell. */
export const raisedRunsIn = (text: string): NamedPlace[] =>
  [...text.matchAll(RUN)].flatMap((read) => {
    const written = read[0].replace(OPENING, '');
    const words = written.split(' ');
    const before = text.slice(Math.max(0, read.index - 40), read.index);
    // Whoever is called so has been found as somebody.
    if (isAfterRelation(before) || !words.every((word) => isOrdinary(word.toLowerCase()))) return [];
    if (
      words.length < 2 ||
      words.slice(1).every((word) => isUsual(word)) ||
      words.some((word) => kinWords.includes(word.toLowerCase()))
    )
      return [];
    if (OF_WORKS.test(before) || isBrand(written)) return [];
    return [{ written, noun: 'place' }];
  });
