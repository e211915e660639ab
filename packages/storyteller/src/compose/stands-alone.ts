import { contentOf, type Cuttable } from './cuttable.ts';

/** Words at the head of a sentence that lean on the one before. */
const LEANS =
  /\b(?:it|its|they|them|their|that|this|these|those|both|neither|each|so|then|another|others?|same|too|also|either|instead|which|ones?|there|yet|else|rest|but|and|or|he|she|him|her|such)\b/i;
const HEAD_WORDS = 4;
/** In a short sentence such a word leans wherever it stands: "A doctor can read it." */
const POINTS = /\b(?:it|them|that|those|these|too|either|neither|then)\b/i;
const SHORT = 8;
/** In a longer one these do: "on both kinds of day", "on a chair then, with a clock", "is considerably longer". */
const POINTS_ANYWHERE =
  /\bboth\b|\bthen,|\b(?:longer|shorter|bigger|smaller|quieter|louder|easier|harder|better|worse|more|less)[.!]$|\b(?:as|so) \w+[.!]$/i;
/** One half of a pair cannot go without the other. */
const SECOND_HALF = /^(?:~ )?(?:(?:The )?[Oo]thers?|The next|But|Some|One|Neither|Both|Then|Most)\b/;
/** "Out, out, out!" says how the sentence before it sounded. */
const CALL = /!$|^(?:\S+\s+){0,2}\S+$/;
/** "Bye-bye, storm." closes whatever came before. */
const FAREWELL = /^(?:~ )?(?:Bye|Hello|Night|Good|Hooray|Welcome)\b/;

export const isSecondHalf = (sentence: string): boolean => SECOND_HALF.test(sentence);

/** Whether a sentence leans on none that stands before it. */
export function standsAlone(sentence: string): boolean {
  const words = sentence.split(/\s+/);
  const points = words.length <= SHORT ? POINTS : POINTS_ANYWHERE;
  if (LEANS.test(words.slice(0, HEAD_WORDS).join(' ')) || points.test(sentence) || POINTS_ANYWHERE.test(sentence))
    return false;
  return !SECOND_HALF.test(sentence) && (!CALL.test(sentence) || FAREWELL.test(sentence));
}

/** "Out and hello!" ends an ending whatever stood before it, where it says nothing of that. */
export const isFreeCall = (last: string, before: Cuttable): boolean =>
  CALL.test(last) && !LEANS.test(last) && !contentOf(last).some((word) => before.content.includes(word));
