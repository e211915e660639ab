import { hashOf } from '../../hash.ts';
import { piecesOf, type Seen } from './features.ts';
import {
  EARS,
  HEARD_AS,
  HEARD_SIZE,
  MOST_PIECES,
  PIECE_PLACES,
  PIECE_SIZE,
  SPANS,
  TOKEN_SIZE,
  WORD_SIZE,
  type Listening,
} from './shape.ts';

/** Where a word's pieces stand. */
export const pieceRows = (word: string): readonly number[] =>
  /[\p{L}\p{N}]/u.test(word)
    ? piecesOf(word)
        .slice(0, MOST_PIECES)
        .map((piece) => hashOf(piece) & (PIECE_PLACES - 1))
    : [];

/** One row of TOKEN_SIZE numbers for each word. */
export function tokensOf(net: Listening, words: readonly string[]): Float32Array {
  const tokens = new Float32Array(words.length * TOKEN_SIZE);
  words.forEach((word, at) => {
    const row = (net.words.get(word) ?? 0) * WORD_SIZE;
    const to = at * TOKEN_SIZE;
    tokens.set(net.wordVectors.subarray(row, row + WORD_SIZE), to);
    const rows = pieceRows(word);
    const size = PIECE_SIZE;
    const first = to + WORD_SIZE;
    for (const piece of rows)
      for (let k = 0; k < size; k++)
        tokens[first + k] = (tokens[first + k] ?? 0) + (net.pieceVectors[piece * size + k] ?? 0) / rows.length;
  });
  return tokens;
}

/** What each ear heard loudest, and at which word its stretch begins (which may be before the first). */
export interface Loudest {
  readonly level: Float32Array;
  readonly at: Int32Array;
}

/** Lets every ear hear every stretch of words; silence (0) is the least it hears. */
export function loudestIn(net: Listening, tokens: Float32Array): Loudest {
  const level = new Float32Array(HEARD_SIZE);
  const at = new Int32Array(HEARD_SIZE).fill(-1_000);
  const count = tokens.length / TOKEN_SIZE;
  SPANS.forEach((span, nth) => {
    const ears = net.ears[nth] ?? new Float32Array();
    const biases = net.earBiases[nth] ?? new Float32Array();
    const before = (span - 1) / 2;
    const width = span * TOKEN_SIZE;
    for (let start = -before; start + before < count; start++) {
      const first = Math.max(0, start);
      const from = first * TOKEN_SIZE;
      const to = Math.min(count, start + span) * TOKEN_SIZE;
      const skipped = (first - start) * TOKEN_SIZE;
      for (let ear = 0; ear < biases.length; ear++) {
        let sum = biases[ear] ?? 0;
        let weight = ear * width + skipped;
        for (let k = from; k < to; k++) sum += (ears[weight++] ?? 0) * (tokens[k] ?? 0);
        const place = nth * EARS + ear;
        if (sum > (level[place] ?? 0)) {
          level[place] = sum;
          at[place] = start;
        }
      }
    }
  });
  return { level, at };
}

/** The rows of a message's concepts among those that were learnt. */
export const conceptRows = (net: Listening, concepts: readonly string[]): readonly number[] =>
  concepts.flatMap((each) => net.concepts.get(each) ?? []);

/** One number for each of {@link HEARD_AS}: the larger, the likelier. */
export function outputsOf(net: Listening, level: Float32Array, concepts: readonly number[]): Float32Array {
  const heard = level.length;
  const width = heard + net.concepts.size;
  const outputs = new Float32Array(HEARD_AS.length);
  HEARD_AS.forEach((_, output) => {
    let sum = net.outputBiases[output] ?? 0;
    for (let k = 0; k < heard; k++) sum += (net.outputs[output * width + k] ?? 0) * (level[k] ?? 0);
    for (const row of concepts) sum += net.outputs[output * width + heard + row] ?? 0;
    outputs[output] = sum;
  });
  return outputs;
}

/** What the listening half makes of a message. */
export function listen(net: Listening, seen: Seen): Float32Array {
  return outputsOf(net, loudestIn(net, tokensOf(net, seen.words)).level, conceptRows(net, seen.concepts));
}
