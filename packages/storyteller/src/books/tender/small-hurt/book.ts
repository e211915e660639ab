import type { Held } from '../held.ts';
import { tenderBook } from '../told-book.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** What hurts, as far as the theme says: a sting, a fall, a bump, or a knee that is grazed. */
export type SmallHurtOf = 'sting' | 'fall' | 'bump' | 'graze';

/** Something small that hurts, and is measured until it cannot be found. A grown-up is told at once. */
export interface SmallHurt extends Held {
  /** One sentence of at most eight words, past tense. */
  readonly happened: string;
  /** One or two words of it: "a sting". */
  readonly hurt: string;
  /** What the grown-up does first, one sentence of at most eight words. */
  readonly helped: string;
}

const TOLD: Readonly<Record<SmallHurtOf, readonly [happened: (k: string) => string, hurt: string, helped: string]>> = {
  sting: [(k) => `Something small had stung ${k}.`, 'a sting', 'A cold wet cloth came, and stayed.'],
  fall: [(k) => `Bump went ${k}, on the hard ground.`, 'a hurt', 'There was water, and then a plaster.'],
  bump: [(k) => `${k} had a bump, a loud one.`, 'a bump', 'A cold wet cloth came, and stayed.'],
  graze: [(k) => `${k} had a cut, a red one.`, 'a cut', 'There was water, and then a plaster.'],
};

export const smallHurt = tenderBook<SmallHurt>({
  id: 'tender-small-hurt',
  bind: (held) => {
    const [happened, hurt, helped] = TOLD[held.tender.smallHurt ?? 'fall'];
    return { ...held, happened: happened(held.child.name), hurt, helped };
  },
  young,
  middle,
  old,
});
