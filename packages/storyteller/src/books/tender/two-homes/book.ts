import type { Held } from '../held.ts';
import { tenderBook } from '../told-book.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A book about two homes. Why it came to that is nobody's business but the grown-ups'. */
export interface TwoHomes extends Held {
  /** What does not change, in the parents' own words: "Mummy is still Mummy. Daddy is still Daddy." */
  readonly still: string;
  /** "Mummy and Daddy", else "the grown-ups". */
  readonly they: string;
}

export const twoHomes = tenderBook<TwoHomes>({
  id: 'tender-two-homes',
  bind: (held) => {
    const [one, two] = held.tender.parents;
    const both = one !== undefined && two !== undefined;
    return {
      ...held,
      they: both ? `${one} and ${two}` : 'the grown-ups',
      still: both
        ? `${one} is still ${one}. ${two} is still ${two}.`
        : one !== undefined
          ? `${one} is still ${one}.`
          : 'Nobody has to choose.',
    };
  },
  young,
  middle,
  old,
});
