import type { Figure } from '../../arc.ts';
import type { Held } from '../held.ts';
import { tenderBook } from '../told-book.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A book about somebody of the family who is ill or in hospital. How it will turn out is not said. */
export interface SomeoneIll extends Held {
  readonly who: Figure;
  /** Who is helping: one short sentence. */
  readonly help: string;
}

export const someoneIll = tenderBook<SomeoneIll>({
  id: 'tender-someone-ill',
  bind: (held) =>
    held.who
      ? {
          ...held,
          who: held.who,
          help: held.tender.hospital ? 'The people at the hospital are helping.' : 'There are people who are helping.',
        }
      : null,
  young,
  middle,
  old,
});
