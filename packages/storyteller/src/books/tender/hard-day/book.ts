import type { Held } from '../held.ts';
import { tenderBook } from '../told-book.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** What went wrong, as far as the theme says: wet at school, told off there, or not fetched in time. */
export type HardDayOf = 'wet' | 'told-off' | 'fetched-late';

/** Something that went wrong and is nobody's shame: it is carried home like a weight, until it is told. */
export interface HardDay extends Held, HardDayWords {}

/** The lines of one kind of hard day. Each is one or two sentences of at most eight words. */
interface HardDayWords {
  readonly happened: string;
  /** What was done about it at once, by whoever was there. */
  readonly helped: string;
  /** What the child says of it at last, without quotes. */
  readonly said: string;
  /** What is answered, without quotes. */
  readonly answered: string;
  /** Nobody else was there to see it. */
  readonly alone: boolean;
}

const TOLD: Readonly<Record<HardDayOf, (k: string) => HardDayWords>> = {
  wet: (k) => ({
    happened: `It came too fast. ${k} was wet.`,
    helped: 'Somebody kind had dry clothes. Soon all was dry.',
    said: 'I got wet at school.',
    answered: 'That happens. It happens to a great many.',
    alone: false,
  }),
  'told-off': (k) => ({
    happened: `${k} was told off. Everything went hot.`,
    helped: 'Then it was over, and there was lunch.',
    said: 'I got told off at school.',
    answered: 'Tell me. You are still you, to me.',
    alone: false,
  }),
  'fetched-late': (k) => ({
    happened: `Everybody was fetched. ${k} was not. Not yet.`,
    helped: 'Somebody kind stayed, and made a telephone call.',
    said: 'I thought that nobody was coming.',
    answered: 'I was wrong. I am so sorry.',
    alone: true,
  }),
};

export const hardDay = tenderBook<HardDay>({
  id: 'tender-hard-day',
  bind: (held) => ({ ...held, ...TOLD[held.tender.hardDay ?? 'told-off'](held.child.name) }),
  young,
  middle,
  old,
});
