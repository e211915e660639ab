import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What may come by post with nothing on it to say for whom. */
export const SENT = '(?:parcels?|packages?|letters?|presents?|postcards?|envelopes?|box)';

/** Who is asked, and what they all have on their noses. */
export interface Sent {
  readonly P: Figure;
  readonly Q: Figure;
  readonly R: Figure;
  /** "parcel", "letter". */
  readonly x: string;
  /** "wool" or "ink": what it was made with, and what one could see on those who made it. */
  readonly stuff: string;
  /** What is in it, for the three ages. */
  readonly inside: string;
  readonly insideLong: string;
  readonly isLetter: boolean;
}

export function sentOf(going: Going): Sent {
  const { A, B, K, raw, company } = going;
  const used = [A, B, K].flatMap(({ being }) => being?.id ?? []);
  const one = (...ids: readonly string[]): Figure => company.meet(ids.find((id) => !used.includes(id)) ?? 'sheep');
  const x = new RegExp(SENT, 'i').exec(raw)?.[0].replace(/s$/, '') ?? 'parcel';
  const isLetter = /^(?:letter|postcard|envelope)$/.test(x);
  return {
    P: one('goat', 'donkey'),
    Q: one('duck', 'goose'),
    R: one('tortoise', 'badger'),
    x,
    stuff: isLetter ? 'ink' : 'wool',
    inside: isLetter
      ? 'It said, "Come to tea!" It was blue, red and yellow.'
      : 'In it was a scarf. It was blue, red and yellow.',
    insideLong: isLetter
      ? 'It said, "Please come to tea, both of you." One line was blue, and one was red, and one was yellow.'
      : 'It was a scarf, long enough for two. There was a blue bit, and a red bit, and a yellow bit.',
    isLetter,
  };
}

export const REFRAINS = [
  'Not mine',
  'No, not mine',
  'It is not mine',
  'Oh no, not mine',
  'Certainly not mine',
  'Not mine, not mine',
  'That one is not mine',
  'Not mine at all',
  'It cannot be mine',
  'Dear me, not mine',
] as const;
export const titlesOf = (x: string): readonly [string, ...string[]] => [
  `whose ${x} is it`,
  `nobody's ${x}`,
  `flap, went the foot`,
  `blue, red and yellow`,
];
