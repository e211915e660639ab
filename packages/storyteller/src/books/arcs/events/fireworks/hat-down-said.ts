import type { Going } from '../event.ts';

/** What is said again and again; the refrain. */
export const REFRAINS = [
  'Up with the hat',
  'Up, hat',
  'Hat up',
  'Up it goes, hat',
  'The hat is down',
  'Mind the hat',
  'Look out, the hat',
  'There goes the hat',
  'That hat again',
  'The hat, the hat',
] as const;
/** Titles of the plot. */
export const TITLES = ['up with the hat', 'the hat that was too big', 'flowers in the dark', 'down with the hat'];

/** The evening that a theme names, as it stands after "it was", and what happens on it. */
export interface Evening {
  readonly name: string;
  readonly isNewYear: boolean;
  readonly isBonfire: boolean;
}
/** Which evening a theme names. */
export function eveningOf({ raw }: Going): Evening {
  const isNewYear = /\bnew year|midnight/.test(raw);
  const isBonfire = /\bbonfire|guy fawkes/.test(raw);
  const name = isNewYear
    ? "New Year's Eve"
    : isBonfire
      ? 'Bonfire Night'
      : /\bjuly\b/.test(raw)
        ? 'the Fourth of July'
        : 'the night of the fireworks';
  return { name, isNewYear, isBonfire };
}
