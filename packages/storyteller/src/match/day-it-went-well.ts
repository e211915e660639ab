import { allBut, bearingSentences, isAccount, type Parts } from './account.ts';

/** The day of a success: what stands before it tells how it was until then. */
const THE_DAY =
  /\b(?:today|tonight|yesterday|this (?:morning|afternoon|evening|week(?:end)?|term|half[- ]term)|last (?:night|week(?:end)?)|(?:on|since|(?:just )?this|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:satur|sun)day (?:we|he|she|they|morning|afternoon)|at the weekend)\b/i;
/** What the writer did meanwhile is no part of it: "while I was on the loo". */
const MEANWHILE = /,? (?:while|when|as) (?:i|we) (?:was|were) [^,.!?]*/gi;

/**
 * What an account of a success tells of the day itself, apart from how hard it used to be and how proud somebody is: "prouder than of
 * any exam" is no exam that was sat. A shorter text, and one that names no day, is all of the day.
 */
export function dayItWentWell(told: string): Parts {
  if (!isAccount(told)) return { matter: told, beside: '' };
  const text = told.replace(MEANWHILE, '');
  const sentences = bearingSentences(text).map(({ sentence }) => sentence);
  const from = sentences.findIndex((sentence) => THE_DAY.test(sentence));
  const ofTheDay = sentences.slice(Math.max(0, from));
  return ofTheDay.length === 0
    ? { matter: text, beside: '' }
    : { matter: ofTheDay.join(' '), beside: allBut(text, ofTheDay) };
}
