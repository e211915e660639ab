import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { theOne } from '../the-one.ts';

export const TITLES = ['twelve dots', 'back by june', 'a note for the pond', 'what the pond lent us'];
export const TITLES_YOUNG = ['ten dots', 'a note for the pond', 'back to the pond', 'wiggle, then hop'];

/** It stands on the note; it is said of the dots, of a ladder, and at last of a foot. */
const REFRAINS = [
  'Only borrowed!',
  'Just borrowed!',
  'Only borrowing!',
  'Just borrowing!',
  'Borrowed, not kept!',
  'Only on loan!',
  'Just on loan!',
  'Only for a while!',
  'Only lent!',
  "It's just a loan!",
] as const;

interface Parts {
  readonly refrain: string;
  /** The old frog whose pond it is. */
  readonly F: Figure;
  readonly f: string;
}

export function partsOf(going: Going): Parts {
  const F = theOne(going, 'frog');
  return { refrain: going.chance.pick(...REFRAINS), F, f: F.name };
}
