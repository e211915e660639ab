import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['worth the wait', 'the word that stuck', 'wait for it', 'on its way'];

/** Said of a word at first, and of what the word is about. */
const REFRAINS = [
  "It's coming.",
  'It is coming.',
  "Wait, it's coming.",
  "It's on its way.",
  'It is on its way.',
  "Wait, it's on its way.",
  'Here it comes.',
  "It's nearly here.",
  'It will come.',
  'Wait, here it comes.',
] as const;

interface Guess {
  readonly thing: 'grapes' | 'glasses' | 'guitar' | 'cake' | 'cap' | 'camera';
  readonly asked: string;
  readonly them: 'it' | 'them';
}

/** Who comes to the picnic, how far the word for it gets, and what it is taken for. */
const GUESTS: readonly {
  readonly kind: string;
  readonly start: string;
  readonly guesses: readonly [Guess, Guess, Guess];
}[] = [
  {
    kind: 'goat',
    start: 'g',
    guesses: [
      { thing: 'grapes', asked: 'grapes', them: 'them' },
      { thing: 'glasses', asked: 'my glasses', them: 'them' },
      { thing: 'guitar', asked: 'a guitar', them: 'it' },
    ],
  },
  {
    kind: 'cow',
    start: 'c',
    guesses: [
      { thing: 'cake', asked: 'cake', them: 'it' },
      { thing: 'cap', asked: 'my cap', them: 'it' },
      { thing: 'camera', asked: 'a camera', them: 'it' },
    ],
  },
];

interface Parts {
  readonly refrain: string;
  readonly N: Figure;
  readonly n: string;
  readonly Q: Figure;
  readonly q: string;
  /** "goat", and "g": as far as the word for it gets. */
  readonly kind: string;
  readonly start: string;
  readonly guesses: readonly [Guess, Guess, Guess];
  /** How words come with them, as the theme calls it: in eight words, and longer. */
  readonly stuckYoung: string;
  readonly stuck: string;
}

export function partsOf({ A, B, K, a, raw, company, chance }: Going): Parts {
  const taken = new Set([A, B, K].map((each) => each.kind));
  const guest = GUESTS.find(({ kind }) => !taken.has(kind)) ?? GUESTS[0];
  if (guest === undefined) throw new Error('Nobody comes to the picnic.');
  const N = company.person('Mrs Reed', 'neighbour');
  const Q = company.meet(guest.kind);
  const called = /\bst(?:amm|utt|udd)er/.test(raw) ? (/\bstamm/.test(raw) ? 'stammer' : 'stutter') : null;
  return {
    refrain: chance.pick(...REFRAINS),
    N,
    n: N.name,
    Q,
    q: Q.name,
    kind: guest.kind,
    start: guest.start,
    guesses: guest.guesses,
    stuckYoung: called === null ? `Some of ${A.names} words got stuck.` : `${a} had a ${called}. Some words stuck.`,
    stuck:
      called === null
        ? `Some of ${A.names} words got stuck on the way out.`
        : `${a} had a ${called}, so some words got stuck.`,
  };
}
