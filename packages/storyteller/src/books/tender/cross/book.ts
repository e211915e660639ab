import { cap } from '../../arcs/wording.ts';
import type { Held } from '../held.ts';
import { tenderBook } from '../told-book.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Being angry: it is allowed, it hits nobody, and it wants to go somewhere. */
export interface Cross extends Held {
  /** The grown-up as a sentence begins. */
  readonly G: string;
}

export const cross = tenderBook<Cross>({
  id: 'tender-cross',
  bind: (held) => ({ ...held, G: cap(held.grownUp.name) }),
  young,
  middle,
  old,
});
