import type { TheGuest } from './arc.ts';

/** How the guest says why it is here: "I have come to tea". Without a stop. */
export const errand = ({ what }: TheGuest): string => `I have come to ${what}`;

/** What the child's rules are rules of: "tea", "having somebody to stay", "school". */
export const rulesOf = ({ visit, what }: TheGuest): string =>
  visit === 'stay' ? 'having somebody to stay' : what;
