import type { Held } from '../held.ts';
import { tenderBook } from '../told-book.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** What hurts, as far as the theme says: a sting, a fall, a bump, a knee that is grazed, or an ache. */
export type SmallHurtOf = 'sting' | 'fall' | 'bump' | 'graze' | 'ache';

/** Something small that hurts, and is measured until it cannot be found. A grown-up is told at once. */
export interface SmallHurt extends Held {
  /** One sentence of at most eight words, past tense. */
  readonly happened: string;
  /** One or two words of it: "a sting". */
  readonly hurt: string;
  /** What the grown-up does first, one sentence of at most eight words. */
  readonly helped: string;
  /** What stays when it no longer hurts, one or two sentences. */
  readonly left: string;
}

const TOLD: Readonly<Record<SmallHurtOf, readonly [happened: (k: string) => string, hurt: string, helped: string]>> = {
  sting: [(k) => `Something small had stung ${k}.`, 'a sting', 'A cold wet cloth came, and stayed.'],
  fall: [(k) => `Bump went ${k}, on the hard ground.`, 'a hurt', 'There was water, and then a plaster.'],
  bump: [(k) => `${k} had a bump, a loud one.`, 'a bump', 'A cold wet cloth came, and stayed.'],
  graze: [(k) => `${k} had a cut, a red one.`, 'a cut', 'There was water, and then a plaster.'],
  ache: [(k) => `${k} had an ache, deep inside.`, 'an ache', 'It was looked at, and kept warm.'],
};

export const smallHurt = tenderBook<SmallHurt>({
  id: 'tender-small-hurt',
  bind: (held) => {
    const [happened, hurt, helped] = TOLD[held.tender.smallHurt ?? 'fall'];
    const left =
      hurt === 'an ache'
        ? 'If it came again in the night, one would say so at once. But for now there was only the place where it had been.'
        : `The mark was still there, and would be for some days, and it would be shown to people. But that was not the same thing. That was only where ${hurt} had been.`;
    return { ...held, happened: happened(held.child.name), hurt, helped, left };
  },
  young,
  middle,
  old,
});
