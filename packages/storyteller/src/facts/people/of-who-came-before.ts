import { kinPhrase, kinWords } from '../kin.ts';

/** Somebody of the family at the head of a sentence: "Grandma lives at Oakfield". */
const SOMEBODY = new RegExp(String.raw`^(?:(?:his|her|their|our|my) )?(${kinWords.join('|')})\b(?!['’]s)`, 'iu');
/** "She still sings", "he used to coach": said of whoever was spoken of just before. */
const AS_BEFORE = /^(?:and |but )?(s?he) (?:still|used to|can still|will always)\b/i;
const BEGINS = /^(?:and |but )?(s?he)(?:'s|'ll)? \p{L}+/iu;
/** Of whom a problem tells that they are ill, away or gone: the sentences behind their name are theirs. */
const IS_LOST =
  /\b(?:dementia|alzheimer\w*|died?|dead|dying|passed away|ill|poorly|cancer|stroke|hospital|care home|prison|jail|army|navy|deployed|works? away|moved (?:out|away))\b/i;
/** "The puppy is called Bear. He sleeps in a crate": a child has no crate. */
const AN_ANIMAL =
  /^(?:the|our)(?: new| old| family)? (?:dog|puppy|cat|kitten|rabbit|hamster|guinea pig|pony|horse|tortoise|parrot)\b/i;
const OF_THE_SAME: Readonly<Record<'f' | 'm', RegExp>> = { f: /\b(?:her|hers)\b/i, m: /\b(?:him|his)\b/i };

/**
 * Whether a sentence of the notes speaks of whoever stands at the head of the one before and not of the child: "Grandma lives at
 * Oakfield. She still sings all the old hymns." Where nobody can tell, it is nothing that the child can do.
 */
export function isOfWhoCameBefore(sentence: string, before: string | undefined, problem: string): boolean {
  if (before !== undefined && AN_ANIMAL.test(before) && BEGINS.test(sentence))
    return !/\b(?:him|it|them|the (?:dog|puppy|cat|kitten))\b/i.test(sentence);
  const kin = before === undefined ? undefined : SOMEBODY.exec(before)?.[1];
  const gender = kin === undefined ? undefined : kinPhrase(kin)?.gender;
  const pronoun = (AS_BEFORE.exec(sentence) ?? BEGINS.exec(sentence))?.[1]?.toLowerCase();
  if (kin === undefined || gender === undefined || pronoun !== (gender === 'f' ? 'she' : 'he')) return false;
  if (AS_BEFORE.test(sentence)) return true;
  const isOfThem = new RegExp(String.raw`\b${kin}\b`, 'i').test(problem) && IS_LOST.test(problem);
  return isOfThem && !OF_THE_SAME[gender].test(sentence);
}
