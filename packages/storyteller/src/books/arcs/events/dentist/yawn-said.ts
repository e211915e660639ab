import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What is said again and again; the refrain. */
export const REFRAINS = [
  'Open wide',
  'Open up',
  'Nice and wide',
  'Now open, please',
  'A big aah',
  'Wide as a door',
  'Say aah',
  'Wide open',
  'Open like a hippo',
  'Up with the lid',
] as const;
/** Titles of the plot. */
export const TITLES = ['a yawn is catching', 'open wide', 'snap', 'all the way to the back'];

/** The dentist. */
export const dentistOf = ({ company, k }: Going): Figure =>
  company.person(k === 'Bell' ? 'Dr Lamb' : 'Dr Bell', 'doctor');

/** " for the first time" where the theme says so. */
export const firstTime = ({ raw }: Going): string => (/\bfirst\b/.test(raw) ? ' for the first time' : '');
