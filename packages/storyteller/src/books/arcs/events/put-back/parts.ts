import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

export const TITLES = ['is that allowed?', 'forty-one to nothing', 'put it back', 'one more game'];

/** Asked by whoever always loses; asked at last of whoever always lost. */
const REFRAINS = [
  'Is that allowed?',
  'Is that in the rules?',
  'Can one do that?',
  'Can you do that?',
  'May you do that?',
  'May one do that?',
  'Is that fair?',
  'Is that a rule?',
  'Does that count?',
  'Are you allowed to?',
] as const;

/** What is played, and what of it can be put back. */
const GAMES: readonly (readonly [RegExp, string, string])[] = [
  [/\bchess\b/, 'chess', 'the queen'],
  [/\b(?:draughts|checkers)\b/, 'draughts', 'the red one'],
  [/\bdomino/, 'dominoes', 'the double six'],
  [/\bludo\b/, 'ludo', 'the red one'],
  [/\bsnakes and ladders\b/, 'snakes and ladders', 'the red one'],
  [/\bmonopoly\b/, 'a board game', 'the red one'],
  [/\b(?:cards?|rummy|snap|whist|old maid)\b/, 'cards', 'the ace'],
  [/\bbackgammon\b/, 'backgammon', 'the red one'],
];

interface Parts {
  readonly refrain: string;
  /** Who wins: whoever of the family the theme names, else a neighbour of our own. */
  readonly H: Figure;
  readonly h: string;
  /** Who is there besides. */
  readonly B: Figure;
  readonly b: string;
  readonly game: string;
  readonly piece: string;
  /** The same at the beginning of a sentence. */
  readonly Piece: string;
  /** What is said of whoever wins: in a few words. */
  readonly wins: string;
}

export function partsOf({ A, B, K, G, raw, company, chance }: Going): Parts {
  const isOurs = G.name !== 'the grown-up';
  // "Chess with an alien": then it is the alien who wins.
  const against = A === K ? company.other : null;
  const neighbour = [A.name, B.name].includes('Mrs Reed') ? 'Mrs Hale' : 'Mrs Reed';
  const H = against ?? (isOurs ? G : company.person(neighbour, 'neighbour'));
  const Q = against === null || B !== against ? B : company.friend;
  const [, game, piece] = GAMES.find(([word]) => word.test(raw)) ?? [null, 'a board game', 'the red one'];
  return {
    refrain: chance.pick(...REFRAINS),
    H,
    h: H.name,
    B: Q,
    b: Q.name,
    game,
    piece,
    Piece: cap(piece),
    wins: /\bcheat/.test(raw) ? `${H.name} always won. Did ${H.name} cheat?` : `${H.name} always won.`,
  };
}
