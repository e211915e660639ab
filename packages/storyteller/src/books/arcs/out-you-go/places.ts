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
const OFF = ['Off you get', 'Off, please', 'Off with you'] as const;

/** Only places for which it is known what one does there, and where a child may be. */
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
    words: /^(?:up )?on (?:the|our|a|my) (?:house |school )?roof$|^on top of (?:the|our|my) (?:house|roof)$/,
    setting: 'garden',
    at: 'on the roof',
    out: 'off the roof',
    refrains: ['Down you come', 'Down, please', 'Come down'],
    keeper: ['Mr Platt', 'neighbour'],
    trouble: ['There is no room for the birds.', 'There was no room for the birds.'],
    why: 'I have never looked over the hedge',
    how: 'You sit very still. Then you look for home',
    does: 'sits still and looks for home',
    did: 'sat very still and looked for home',
    joke: [
      (h, p) => `"I can see home!" says ${h}. "Oh no, ${p}. I left the light on."`,
      (h, p) => `"I can see my home from here!" said ${h} to ${p}. "Oh dear. I've left the light on."`,
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
  {
    words: /^in (?:the|our|my|a) (?:bath|bathtub|bath ?tub)$/,
    setting: 'bathroom',
    at: 'in the bath',
    out: 'out of the bath',
    refrains: OUT,
    keeper: ['Mr Platt', 'neighbour'],
    trouble: ['Nobody can have a bath.', 'Nobody could have a bath.'],
    why: 'I have never had bubbles',
    how: 'You put in the bubbles. Then you wash your back',
    does: 'washes and washes in the bubbles',
    did: 'washed and washed in the bubbles',
    joke: [
      (h, p) => `${h} holds up the sponge. "Now you," says ${h} to ${p}.`,
      (h, p) => `${h} held up the sponge and looked at ${p}. "Right," said ${h}. "Who's next?"`,
    ],
  },
  {
    words: /^on (?:the|our|my|a) (?:school )?bus$/,
    setting: 'street',
    at: 'on the bus',
    out: 'off the bus',
    refrains: OFF,
    keeper: ['Mr Platt', 'neighbour'],
    trouble: ['The bus can not go.', 'The bus could not go.'],
    why: 'I have never rung the bell',
    how: 'You sit down. Then you ring the bell for your stop',
    does: 'sits down and rings the bell',
    did: 'sat down and rang the bell',
    joke: [
      (h, p) => `Ding! "Is this your stop?" says ${p}. "No," says ${h}. "I just like the bell." Ding!`,
      (h, p) => `Ding! "Is this your stop?" said ${p}. "No," said ${h}. "I just like the bell." Ding!`,
    ],
  },
  {
    words: /^(?:in|at) (?:the|our|a) (?:corner |toy |sweet |village )?(?:shop|supermarket|store)$/,
    setting: 'shop',
    at: 'in the shop',
    out: 'out of the shop',
    refrains: OUT,
    keeper: ['Mr Platt', 'shopkeeper'],
    trouble: ['Nobody can get to the till.', 'Nobody could get to the till.'],
    why: 'I have never been shopping',
    how: 'You choose one thing. Then you wait in the queue',
    does: 'takes one and waits in the queue',
    did: 'chose one thing and waited in the queue',
    joke: [
      (h, p) => `"What would you like?" says ${p}. "The queue," says ${h}. "It is lovely. Can I have it?"`,
      (h, p) => `"And what would you like?" said ${p}. "The queue," said ${h}. "It's lovely. Do you wrap it?"`,
    ],
  },
];
