import type { Going } from '../event.ts';
import { edibleIn, type Edible } from './foods.ts';

/** What everybody says before the first bite, and before the last. */
export const BITES = [
  'Just one bite',
  'Only one bite',
  'One bite, no more',
  'One little bite',
  'Just a crumb',
  'Only a corner',
  'Just one nibble',
  'A very small bite',
  'Just to taste it',
  'One bite of it',
  'Only the edge',
] as const;

export const edible = ({ raw }: Going): Edible => edibleIn(raw);
