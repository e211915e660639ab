import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What is said again and again; the refrain. */
export const REFRAINS = [
  'Come on',
  'Do come on',
  'Hurry up',
  'Not now',
  'On we go',
  'Keep up',
  'No time for that',
  'Step along',
  'This way',
  'Off we go',
] as const;
/** Titles of the plot. */
export const TITLES = ['who is leading', 'post, stone, bush', 'sniff, sniff', 'four stops and a fog'];

/** Whoever goes on two legs leads, and the pet is on the lead; however the theme was read. */
const PET = /^(?:dog|puppy|cat|kitten|pony|horse|donkey|goat|lamb|pet)$/;
export function led(going: Going): Going {
  const { A, B } = going;
  const isPet = ({ being }: Figure): boolean => PET.test(being?.id ?? '');
  return isPet(A) && !isPet(B) ? { ...going, A: B, B: A, a: B.name, b: A.name } : going;
}

/** Where they want to get to: the far end of the place of the theme, else the top of the hill. */
export const goalOf = ({ place }: Going): string =>
  place && !/home|house|bed|school/.test(place) ? `the far end of ${place}` : 'the top of the hill';
