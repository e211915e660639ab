import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const REFRAINS = [
  'Now what was it',
  'What was it again',
  'What did I want',
  'What was it, now',
  'What can it have been',
  'Whatever was it',
  'What did I come for',
  'What was I to get',
  'Which thing was it',
  'What on earth was it',
] as const;
export const TITLES = [
  'tum-ti, tum-ti, tum',
  'what was it',
  'a scarf, a sock and a ribbon',
  'one ball of string',
] as const;

/** Who keeps the shop. */
export function keeperOf({ A, B, K, company }: Going): Figure {
  const used = [A, B, K].flatMap(({ being }) => being?.id ?? []);
  return company.meet(['goat', 'goose', 'badger'].find((id) => !used.includes(id)) ?? 'sheep');
}
