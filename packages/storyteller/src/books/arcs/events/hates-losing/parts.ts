import type { Going } from '../event.ts';

export const TITLES = ['the other chair', 'that one counted', 'ninety-eight', 'who won?'];

/** What is shouted when the dice falls wrong, and what it is at last turned into. */
const CALLS: readonly (readonly [string, string])[] = [
  ["That one doesn't count!", 'That one counted'],
  ["That didn't count!", 'That did count'],
  ["It doesn't count!", 'It counts'],
  ["That roll doesn't count!", 'That roll counts'],
  ["That go doesn't count!", 'That go counted'],
  ['That one was only practice!', 'That one was real'],
  ['I was only practising!', 'I was playing'],
  ["I wasn't ready!", 'I was ready'],
  ['I said it was practice!', 'I say it was real'],
  ["No, that one doesn't count!", 'Yes, that one counted'],
];

interface Parts {
  readonly refrain: string;
  /** The same turned round, without its stop. */
  readonly counted: string;
  /** What one goes down on: "snake" or "slide". */
  readonly slide: string;
  /** "snakes and ladders", "ludo", "the hill game". */
  readonly game: string;
  /** What the theme says of it, as the book's own narrator would. */
  readonly never: string;
}

export function partsOf({ a, raw, chance }: Going): Parts {
  const [refrain, counted] = chance.pick(...CALLS);
  const snakes = /snakes/i.test(raw);
  return {
    refrain,
    counted,
    slide: snakes ? 'snake' : 'slide',
    game: snakes ? 'snakes and ladders' : /ludo/i.test(raw) ? 'ludo' : /board/i.test(raw) ? 'a board game' : 'a game',
    never: /cheat/i.test(raw)
      ? `${a} did cheat a bit, and hated losing.`
      : /loser/i.test(raw)
        ? `${a} was a bad loser. ${a} always had to win.`
        : /\bwin/i.test(raw)
          ? `${a} always had to win. ${a} hated losing.`
          : `${a} hated losing. ${a} had to win.`,
  };
}
