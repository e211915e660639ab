import type { SettingName } from '@storylantern/contract';
import type { PersonRole } from '../../arc.ts';

/** A place where people do one certain thing, and what it is to somebody who has never done it. */
export interface OddPlace {
  readonly words: RegExp;
  readonly setting: SettingName;
  /** "in the library". */
  readonly at: string;
  /** "out of the library". */
  readonly out: string;
  readonly refrains: readonly string[];
  readonly keeper: readonly [name: string, role: PersonRole];
  /** What is in the way there, today and then. */
  readonly trouble: readonly [now: string, was: string];
  /** Why it came, as it says it. */
  readonly why: string;
  /** What one does there, as it is shown. */
  readonly how: string;
  /** The same of somebody: "picks a book and reads it". */
  readonly does: string;
  readonly did: string;
  /** What it says at the end, today and then. */
  readonly joke: readonly [now: (h: string, p: string) => string, was: (h: string, p: string) => string];
}

const OUT = ['Out you go', 'Out, please', 'Out with you'] as const;

/**
 * Only places for which it is known what one does there, and where a child may be: whoever asks a cow on a roof would have to
 * climb up to it. Of the bath, the bus and the shop there are events that know more.
 */
export const ODD_PLACES: readonly OddPlace[] = [
  {
    words: /^(?:in|at) (?:the|our|a) library$/,
    setting: 'library',
    at: 'in the library',
    out: 'out of the library',
    refrains: OUT,
    keeper: ['Mr Platt', 'librarian'],
    trouble: ['Nobody can get to the books.', 'Nobody could get to the books.'],
    why: 'I have never read a story',
    how: 'You pick a book. Then you sit down and read it',
    does: 'picks a book and reads it',
    did: 'picked a book and read it',
    joke: [
      (h, p) => `"Time to go," says ${p}. "Shh!" says ${h}. "I am at the good bit."`,
      (h, p) => `"We're closing," said ${p}. "Shh!" said ${h}. "I'm at the good bit."`,
    ],
  },
  {
    words: /^in (?:the|our|a) (?:lift|elevator)$/,
    setting: 'street',
    at: 'in the lift',
    out: 'out of the lift',
    refrains: OUT,
    keeper: ['Mr Platt', 'neighbour'],
    trouble: ['Nobody else can get in.', 'Nobody else could get in.'],
    why: 'I have never been up',
    how: 'You press the button. Then you wait for the ping',
    does: 'presses it and waits and waits',
    did: 'pressed the button and waited for the ping',
    joke: [
      (h, p) => `Ping! "Going up!" says ${h} to ${p}. "What floor, please?"`,
      (h, p) => `Ping! The doors opened, and there stood ${p}. "Going up!" said ${h}. "Which floor, please?"`,
    ],
  },
];
