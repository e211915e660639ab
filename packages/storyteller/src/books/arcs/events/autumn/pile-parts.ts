import type { Going } from '../event.ts';

export const REFRAINS = [
  "Somebody's in",
  'Somebody is in',
  "There's somebody in",
  'Somebody lives there',
  'Somebody is at home',
  'Somebody was first',
  "There's someone in there",
  'It is taken',
  'That one is taken',
  'Not an empty one',
  'Somebody has moved in',
] as const;

export const TITLES = ['knock first', "somebody's in", 'the biggest pile', 'a knock in the leaves'];

/** What they pick up, and knock with: acorns where the theme says so. */
export const nutOf = ({ raw }: Going): string => (/\bacorns?\b/.test(raw) ? 'acorn' : 'conker');

export const where = ({ place }: Going): string => (place ? `in ${place}` : 'in the wood');
