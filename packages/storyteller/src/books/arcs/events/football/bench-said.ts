import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What is said again and again; the refrain. */
export const REFRAINS = [
  'Always to the left',
  'Left again',
  'To the left, of course',
  'And it was the left',
  'The left one, as ever',
  'Left, left, left',
  'Over to the left',
  'There goes the left',
  'To the left once more',
  'It was the left again',
] as const;
/** Titles of the plot. */
export const TITLES = ['seen from the bench', 'always to the left', 'a good place to look from', 'number twelve'];

/** "the cup final", "the football match". */
export const matchOf = ({ raw }: Going): string => (/\bcup\b/.test(raw) ? 'the cup final' : 'the football match');
/** The same on the last day of a season. */
export const lastMatchOf = ({ raw }: Going): string =>
  /\bcup\b/.test(raw) ? 'the cup final' : 'the last football match of the year';
/** The goalkeeper of the others. */
export const keeperOf = ({ company }: Going): Figure => company.person('Big Bo', 'child');
