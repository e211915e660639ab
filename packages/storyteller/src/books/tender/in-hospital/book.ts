import { softThing, type Held } from '../held.ts';
import { tenderBook } from '../told-book.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A book about the child's own stay in hospital. What will be done there is for the people there to say. */
export interface InHospital extends Held {
  /** What comes along, as it stands in a sentence. */
  readonly soft: string;
}

export const inHospital = tenderBook<InHospital>({
  id: 'tender-in-hospital',
  bind: (held) => ({ ...held, soft: softThing(held.comforter) }),
  young,
  middle,
  old,
});
