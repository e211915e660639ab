import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What is said again and again; the refrain. */
export const REFRAINS = [
  'Mind her shawl',
  'Not on the shawl',
  'Mind the white one',
  'Not there',
  'Careful there',
  'Mind, she is white',
  'Not on her',
  'Go round her',
  'Not that way',
  'Round the chair',
] as const;
/** Titles of the plot. */
export const TITLES = ['mind her shawl', 'the last white thing', 'what was in the hand', 'a chair in the middle'];

/** The cousins of the day, and the oldest of the family in her white shawl. */
export interface Crowd {
  readonly O: Figure;
  readonly o: string;
  readonly C: Figure;
  readonly c: string;
}
/** Who is there besides, drawn once. */
export function crowdOf({ K, company, chance }: Going): Crowd {
  const C = company.person(chance.pick(...['Bean', 'Lolo', 'Tuppy'].filter((each) => each !== K.name)), 'child');
  const O = company.person(chance.pick('Great-Aunt Asha', 'Great-Aunt Mira', 'Great-Aunt Uma'), 'grandparent');
  return { O, o: O.name, C, c: C.name };
}
