import type { Figure } from '../../../arc.ts';
import { type Going } from '../event.ts';
import type { Festival } from './festival.ts';
import { festivalOf } from './festivals.ts';

/** What is said to whoever comes to the door; in the end it is said to the one who has said it all day. */
export const REFRAINS = [
  'There is one for you, too',
  'One for you, as well',
  'Take one, do',
  'And this one is yours',
  'Here, have one',
  'One of them is yours',
  'This one has your name on',
  'Help yourself to one',
  'You must have one, too',
  'Please take one',
] as const;
export const TITLES = ['one for you, too', 'the last on the plate', 'whoever comes to the door', 'the crooked one'];

/** Everybody who is in it: the one with the plate, the one beside, and the child who has just moved in over the road. */
export interface Door {
  readonly day: Festival;
  readonly M: Figure;
  readonly X: Figure;
  readonly N: Figure;
}

/** Of a theme that is only like it: what is common to all of them. */
const A_FEAST: Festival = {
  of: /(?:)/,
  name: 'the feast',
  sweet: 'honey biscuit',
  sweets: 'honey biscuits',
  like: ['They were round, and smelled of honey.', 'Each was as brown as a nut, with a star pressed on it.'],
  light: 'lantern',
  lights: 'lanterns',
  ready: 'The house was swept, and everybody had something new on.',
  readyShort: 'Everybody has new clothes on.',
  greeting: 'Happy feast day!',
  drawn: ['lantern'],
};

export function doorOf({ A, B, K, G, raw, company, chance }: Going): Door {
  const beside = A === K ? (B === G ? company.friend : B) : K;
  const names = ['Noor', 'Sal', 'Robin', 'Jess', 'Tobi'].filter((each) => each !== K.name && each !== beside.name);
  return {
    day: festivalOf(raw) ?? A_FEAST,
    M: A,
    X: beside,
    N: company.person(chance.pick(...names), 'child'),
  };
}
