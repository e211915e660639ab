import { kinPhrase, kinWords, sameKin } from '../../../facts/kin.ts';

const KIN = kinWords.join('|');
/** "A day without Mummy", "the morning without my dad". */
const WITHOUT = new RegExp(
  String.raw`^(?<time>(?:an?|the|our|my|one) (?:whole )?(?:day|morning|afternoon|evening|weekend|week)(?: at home)?) without (?:my |our )?(?<kin>${KIN})$`,
  'iu',
);
const ANY = new RegExp(String.raw`(?<!\p{L})(?:${KIN})(?!\p{L})`, 'giu');
const GRAVER = /\b(?:died|dead|hospital|ill|sick|left us|prison|divorc\w*|miss(?:es|ing)?)\b/i;

/** "A day without Mummy", where the details say who is at home, is a day with them: nobody is told to be there who is not. */
export function withWhoIsThere(theme: string, details: string): string {
  const { time, kin } = WITHOUT.exec(theme.trim())?.groups ?? {};
  if (time === undefined || kin === undefined || GRAVER.test(details)) return theme;
  const there = details.match(ANY)?.find((word) => !sameKin(word).includes(kin.toLowerCase()));
  const name = kinPhrase(there ?? '')?.text;
  return name === undefined ? theme : `${time} with ${name.toLowerCase()}`;
}
