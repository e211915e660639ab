import type { Chance } from '../../../arc.ts';

/** What is written on a card, and what is said by whoever reads it and thinks that it is meant for them. */
export interface Words {
  readonly on: string;
  readonly answer: string;
}

/** Whether a theme has a word in it, however it is written. */
export const inAnyCase = (raw: string, word: string): boolean => raw.toLowerCase().includes(word);

const of = (on: string, answer: string): Words => ({ on, answer });
const ANY: readonly Words[] = [
  of('I like you', 'I like you, too'),
  of('You are the best', 'So are you'),
  of('You are lovely', 'You are lovely, too'),
  of('You are great', 'You are great, too'),
  of('You make me smile', 'You make me smile, too'),
  of('You are my star', 'And you are mine'),
  of('A hug for you', 'And a hug for you'),
  of('You are fun', 'You are fun, too'),
  of('I am glad of you', 'And I of you'),
  of('You are so nice', 'You are nice, too'),
];
const KINDS: readonly (readonly [RegExp, readonly Words[]])[] = [
  [
    /\bthank/,
    [
      of('Thank you', "You're welcome"),
      of('Thank you', "You're most welcome"),
      of('A big thank you', "You're welcome"),
      of('Thank you', "Don't mention it"),
      of('Thank you so much', 'Not at all'),
      of('Thank you for all', 'It was nothing'),
    ],
  ],
];

/** The words for the kind of card that a theme names. */
export const wordsFor = (raw: string, chance: Chance): Words =>
  chance.pick(...(KINDS.find(([named]) => named.test(raw))?.[1] ?? ANY));
