import type { PageScene } from '@storylantern/contract';
import type { TheGuest } from './arc.ts';

/** How the guest says why it is here: "I have come to tea". Without a stop. */
export const errand = ({ what }: TheGuest): string => `I have come to ${what}`;

/** What the child's rules are rules of: "tea", "having somebody to stay", "school". */
export const rulesOf = ({ visit, what }: TheGuest): string => (visit === 'stay' ? 'having somebody to stay' : what);

type PageTime = PageScene['time'];

/** When it happens: the day's time at the beginning and the end, and the hours an old book counts. */
interface Times {
  readonly begins: PageTime;
  readonly ends: PageTime;
  readonly start: string;
  readonly first: string;
  readonly second: string;
  readonly near: string;
  readonly bell: string;
}

/** An hour and a half before the bell, in the words of a clock. */
const before = (bell: string, hour: string, last: string): Omit<Times, 'begins' | 'ends'> => ({
  start: `half past ${last}`,
  first: `ten to ${hour}`,
  second: `twenty past ${hour}`,
  near: `a quarter to ${bell}`,
  bell,
});

export function timesOf({ visit, what }: TheGuest): Times {
  if (visit === 'stay') return { begins: 'sunset', ends: 'night', ...before('eight', 'seven', 'six') };
  if (visit === 'school') return { begins: 'day', ends: 'day', ...before('eleven', 'ten', 'nine') };
  if (what === 'breakfast') return { begins: 'day', ends: 'day', ...before('nine', 'eight', 'seven') };
  if (what === 'lunch') return { begins: 'day', ends: 'day', ...before('one', 'twelve', 'eleven') };
  if (what === 'dinner' || what === 'supper')
    return { begins: 'day', ends: 'sunset', ...before('seven', 'six', 'five') };
  return { begins: 'day', ends: 'sunset', ...before('five', 'four', 'three') };
}
