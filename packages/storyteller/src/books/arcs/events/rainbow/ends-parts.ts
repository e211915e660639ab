import type { Going } from '../event.ts';

export const REFRAINS = [
  'It ends over there',
  'Over there',
  'It ends just there',
  'There it ends',
  'Over there it ends',
  'It comes down there',
  'Just over there',
  "That's where it ends",
  'Right over there',
  "It's over there now",
  'It ends there',
] as const;

export const TITLES = ['over there', 'the blue door', 'where it ends', 'seven colours and a hill'];

/** Somebody who comes along behind, from the mill, and is not called as the child is. */
export const comer = ({ k, company }: Going) => company.person(k === 'Robin' ? 'Sal' : 'Robin', 'child');

/** What is looked for there, where the theme says that it is gold. */
export const isForGold = ({ raw }: Going): boolean => /\bgold\b|\btreasure\b/.test(raw);

/** Whether the family's grown-up came along, so that nobody is at home with a pan until they are back. */
export const isAlong = ({ B, G }: Going): boolean => B === G;
