import { isPastForm } from '../../words/past-tense.ts';
import { KIN } from './tellers.ts';

/** Whoever needs no name, for a pattern. */
export const PRONOUN = String.raw`(?:we|i|he|she|they|it|one|everyone|everybody|nobody|somebody|someone)`;
/** Who may have done something, in whole: "we all", "the whole carriage", "Dad and Kirsty", "one of the hens". */
const WHO = new RegExp(
  String.raw`^(?:${PRONOUN}(?: (?:all|both))?|(?:${PRONOUN}|\p{L}+) and (?:(?:his|her|my|our|their|the) )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+|(?:the|an?|our|my|his|her|their|some|two|three|four|five|all|half|both|one|none|most) .+|(?:${KIN})(?:'s (?:\p{L}+ )*\p{L}+)?(?: \p{L}+)?)$`,
  'iu',
);
const NAMED = /^\p{Lu}\p{Ll}+(?:'s (?:\p{Ll}+ ){0,2}\p{Ll}+)?(?: and \p{Lu}\p{Ll}+)?$/u;
const NO_WHO = /\b(?:who|that|which|where|because|when|until|if|than)\b/i;
const MOST_WHO = 7;
/** Words between somebody and what they did. */
const ADVERB =
  /^(?:(?:all|both|just|nearly|almost|actually|never|only|even|finally|suddenly|accidentally|really|still|always|then|once|also|somehow) )*/i;
/** A verb that goes before another, or for one. */
export const AUXILIARY =
  /^(?:was|were|wasn['’]t|weren['’]t|had|hadn['’]t|did|didn['’]t|could|couldn['’]t|would|wouldn['’]t|have been|has been|have|has)$/i;

/** Where its verb begins in "we all slept in the car"; null where it is no such thing. */
export function verbAt(text: string): number | null {
  const words = text.split(' ');
  for (let count = 1; count <= Math.min(MOST_WHO, words.length - 1); count++) {
    const who = words.slice(0, count).join(' ');
    if (NO_WHO.test(who) || who.endsWith(',')) return null;
    if (!WHO.test(who) && !NAMED.test(who)) continue;
    const after = words.slice(count).join(' ');
    const adverb = ADVERB.exec(after)?.[0] ?? '';
    const verb = /^[\p{L}'’]+/u.exec(after.slice(adverb.length))?.[0] ?? '';
    if (
      /^(?:have|has)$/i.test(verb)
        ? /^(?:have|has) (?:been|\p{L}+ed|got|lost|found)\b/iu.test(after.slice(adverb.length))
        : isPastForm(verb) || AUXILIARY.test(verb)
    )
      return who.length + 1;
  }
  return null;
}

/** The word where a verb stands, when nobody is named again: "nearly lost it" has "lost". */
export const verbBehindAdverbs = (text: string): string => /^[\p{L}'’]+/u.exec(text.replace(ADVERB, ''))?.[0] ?? '';
