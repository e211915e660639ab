import { kinPhrase } from '../../facts/kin.ts';
import { isUnkind } from '../../facts/usable-phrase.ts';
import { escaped } from '../../words/escaped.ts';

/** "Abuela Carmen grows tomatoes", "Grandad Bill has the plot": how a family tells two of them apart; null where it does not. */
export function firstNameIn(details: string, kin: string): string | null {
  const found = new RegExp(
    String.raw`(?<!\p{L})[${kin.charAt(0).toUpperCase()}${kin.charAt(0).toLowerCase()}]${escaped(kin.slice(1))}${/^(?:gran|nan|uncle|aunt)/i.test(kin) ? '(?: is)?' : ''} (?<first>\p{Lu}\p{Ll}{1,11})(?=$|[.,;]| \p{Ll}|['’]s\b)`,
    'u',
  ).exec(details)?.groups?.['first'];
  return found === undefined || isUnkind(found) || kinPhrase(found) !== undefined ? null : found;
}
