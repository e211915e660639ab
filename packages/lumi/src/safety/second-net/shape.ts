import type { SafetyTier } from '../tiers.ts';

/** What the listening half can say a message is, in the order of its outputs. */
export const HEARD_AS: readonly SafetyTier[] = [
  'none',
  'emergency',
  'missing',
  'crisis-parent',
  'harm-risk',
  'crisis-child',
  'abuse',
  'same-day',
];

/** Numbers a word is known by, learnt with the word. */
export const WORD_SIZE = 48;
/** Numbers the pieces of a word add, so that an unknown or misspelt word is not nothing. */
export const PIECE_SIZE = 24;
export const TOKEN_SIZE = WORD_SIZE + PIECE_SIZE;
/** Names of pieces, by hash. */
export const PIECE_PLACES = 2 ** 14;
/** At most so many pieces of a word are heard. */
export const MOST_PIECES = 14;
/** Stretches of words that are listened to at once. */
export const SPANS = [1, 3, 5] as const;
/** Ears for each span. */
export const EARS = 64;
export const HEARD_SIZE = EARS * SPANS.length;

/**
 * The learnt numbers of the listening half (a convolution over words with the greatest answer kept, after Kim 2014,
 * "Convolutional Neural Networks for Sentence Classification"). All row by row.
 */
export interface Listening {
  /** Rows of `wordVectors`; row 0 is for words that were not learnt. */
  readonly words: ReadonlyMap<string, number>;
  readonly wordVectors: Float32Array;
  readonly pieceVectors: Float32Array;
  /** For each span: EARS rows of span * TOKEN_SIZE numbers. */
  readonly ears: readonly Float32Array[];
  readonly earBiases: readonly Float32Array[];
  readonly concepts: ReadonlyMap<string, number>;
  /** HEARD_AS.length rows of HEARD_SIZE + concepts.size numbers. */
  readonly outputs: Float32Array;
  readonly outputBiases: Float32Array;
}

/** The learnt numbers of the weighed sum: one for each feature, and where it starts. */
export interface Sum {
  readonly weights: Float32Array;
  readonly bias: number;
}
