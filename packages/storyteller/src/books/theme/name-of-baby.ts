import { isUnkind } from '../../facts/usable-phrase.ts';
import type { Theme } from '../theme.ts';
import { newcomerIn } from './household.ts';

const CALLED =
  /\b(?:[Bb]aby(?: (?:brother|sister|boy|girl))?|[Bb]rother|[Ss]ister|[Tt]he baby|[Hh]e|[Ss]he)(?:'s name)?,? (?:(?:is |will be |is going to be |who is )?(?:called|named)|is) (?<name>\p{Lu}\p{Ll}[\p{L}-]{1,11})(?!\p{L})/u;
const APPOSED = /\b[Bb]aby (?:brother |sister )?(?<name>\p{Lu}\p{Ll}[\p{L}-]{1,11})(?!\p{L})/u;
/** Whoever is a big brother now has somebody to be it to. */
const BIG_NOW = /\b(?:becom\w+|being|be|is|now|going to be) (?:a |the )?big (?:brother|sister)\b/iu;
const BABY = /\bbaby(?: (?:brother|sister|boy|girl))?\b/iu;

/** A theme of a new baby, with the name that only the details tell. */
export function withNameOfBaby(theme: Theme, details: string): Theme {
  const newcomer = newcomerIn(theme);
  const isUnnamed = newcomer?.is === 'baby' ? newcomer.who.called === null : BIG_NOW.test(theme.raw);
  if (!isUnnamed) return theme;
  const name = (APPOSED.exec(details) ?? CALLED.exec(details))?.groups?.['name'];
  if (name === undefined || isUnkind(name)) return theme;
  const raw = BABY.test(theme.raw)
    ? theme.raw.replace(BABY, (baby) => `${baby} ${name}`)
    : `${theme.raw} to baby ${name}`;
  return { ...theme, raw };
}
