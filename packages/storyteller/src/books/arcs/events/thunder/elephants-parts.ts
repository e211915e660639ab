import type { Going } from '../event.ts';

export const REFRAINS = [
  'Count the elephants',
  'How many elephants',
  'Here come the elephants',
  'Elephants, please',
  'Bring on the elephants',
  'Call the elephants',
  'Quick, the elephants',
  'Where are the elephants',
  'Get the elephants',
  'Elephants, everybody',
  'Send in the elephants',
] as const;

export const TITLES = [
  'one elephant, two elephants',
  'room for elephants',
  'flash, elephants, boom',
  'elephants in the night',
];

/** Whether the theme says that somebody is afraid of it. */
export const isAfraid = ({ raw }: Going): boolean => /\b(?:afraid|scared|fright\w*|fear\w*|terrified)\b/.test(raw);
