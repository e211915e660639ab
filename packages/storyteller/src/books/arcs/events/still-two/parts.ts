import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';
import { ageIn } from './age-said.ts';

interface Parts {
  readonly now: string;
  /** The same for the beginning of a sentence. */
  readonly Now: string;
  readonly before: string;
  readonly title: string;
  readonly refrain: string;
  /** Who is at the party as well. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf({ A, B, K, raw, company, chance }: Going): Parts {
  const { now, before } = ageIn(raw);
  const C = A === K ? (B === company.grownUp ? company.friend : B) : K;
  return {
    now,
    Now: cap(now),
    before,
    title: chance.pick(`still ${before}`, `${now} at last`, `when does it start?`, `not ${now} yet`),
    refrain: chance.pick(`Still ${before}!`, `Just like ${before}!`, `That's only ${before}!`),
    C,
    c: C.name,
  };
}
