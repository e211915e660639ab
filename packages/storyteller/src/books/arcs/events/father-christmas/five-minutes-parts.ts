import type { Figure } from '../../../arc.ts';
import { type Going } from '../event.ts';

/** What he says, in his sleep, to every try. */
export const REFRAINS = [
  'Five more minutes',
  'Just five minutes',
  'Only five minutes',
  'Five minutes more',
  'In five minutes',
  'One more minute',
  'Just a minute more',
  'A little longer',
  'A bit longer',
  'In a minute',
] as const;
export const TITLES = ['five more minutes', 'the last house', 'one parcel left', 'who sat in the big chair'];

/** Whether somebody means to wait for him; nobody has ever managed it. */
export const waits = ({ raw }: Going): boolean => /\b(?:wait\w*|stay\w*|awake)\b/.test(raw);

/** Who is in it: the child who never gets up, whoever comes down with the child, and the one in the chair. */
export function sleepersOf(going: Going): { readonly X: Figure; readonly S: Figure } {
  const { A, B, K, company } = going;
  return { X: A === K ? company.friend : A, S: B };
}
