import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** Short enough for the youngest. */
export const SHORT = [
  'And good evening to you!',
  'Good evening, dear sir!',
  'Good evening, good evening!',
  'Oh, good evening to you!',
  'Good evening, over there!',
] as const;
const REFRAINS = [
  ...SHORT,
  'Good evening, just in case!',
  'Good evening, whoever you are!',
  'Good evening, if you please!',
  'A very good evening to you!',
  'Good evening, and how are you?',
] as const;

/** Whom it meets out there, who is smaller and much more afraid. */
export const smallOne = ({ A, company }: Going): Figure => company.meet(A.being?.id === 'mouse' ? 'beetle' : 'mouse');
export const refrainOf = ({ chance }: Going): string => chance.pick(...REFRAINS);
export const titlesOf = (a: string): readonly [string, ...string[]] => [
  `${a} says good evening`,
  'good evening, barrow',
  'something big in the dark',
  'who is out there',
];
