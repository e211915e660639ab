import type { Going } from '../event.ts';

export const TITLES = [
  'where one looks',
  'up works',
  'the bucket was there on tuesday',
  'no bump at all',
  'look at the kite',
];

const REFRAINS = [
  "Oh, and what's this?",
  "Hello, what's this?",
  'What have we here?',
  "Well, what's this?",
  'And what is this?',
  "Now, what's this?",
  'Ooh, what is this?',
  'But what is this?',
  "Look, what's this?",
  'So, what have we here?',
] as const;

interface Parts {
  readonly refrain: string;
  /** What is so with its flying, for after its name: in the present, and in the past. */
  readonly isYoungs: string;
  readonly isOlds: string;
  /** " That was the first flight.", where the theme asks for one. */
  readonly first: string;
}

export function partsOf({ raw, chance }: Going): Parts {
  const refrain = chance.pick(...REFRAINS);
  const first = /\bfirst\b/.test(raw) ? ' That was the first flight.' : '';
  const yet = /\byet\b/.test(raw) ? ' yet' : '';
  const so = (isYoungs: string, isOlds: string): Parts => ({
    refrain,
    first,
    isYoungs: `${isYoungs}${yet}`,
    isOlds: `${isOlds}${yet}`,
  });
  if (/\bforg/.test(raw)) return so('forgot how to fly', 'had quite forgotten how to fly');
  if (/\bnever\b/.test(raw)) return so('cannot fly', 'had never learned to fly');
  if (/\b(?:learn|lesson|know how|tr(?:y|ie))/.test(raw)) return so('is learning to fly', 'was still learning to fly');
  return so('cannot fly', 'could not fly');
}
