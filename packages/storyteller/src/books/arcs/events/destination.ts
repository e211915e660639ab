import { kinWords } from '../../../facts/kin.ts';
import type { Theme } from '../../theme.ts';

const COUNTRY =
  /\b(?:to|in) (spain|italy|greece|portugal|turkey|india|pakistan|africa|america|jamaica|poland|france|florida|cyprus|malta|egypt|morocco|mexico|australia|ireland|germany|romania|nigeria|ghana|china|japan)\b/i;
const NAMED_PLACE = /\b(?:to|in) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u;

/** Where a theme goes to: a country, or what else has the capital of a name and is no relative. */
export function destination({ raw, place: known }: Theme): string | null {
  const country = COUNTRY.exec(raw)?.[1];
  if (country !== undefined) return country.charAt(0).toUpperCase() + country.slice(1).toLowerCase();
  const named = NAMED_PLACE.exec(raw)?.[1];
  if (named !== undefined && !kinWords.includes(named.toLowerCase())) return named;
  // A place that nobody named is only where a journey goes when nothing else is known: "fly to Nana" goes to no forest.
  const isSaid = known !== null && raw.toLowerCase().includes(known.word.toLowerCase());
  return isSaid ? (known.place?.id ?? null) : null;
}
