import { hashOf } from '../../hash.ts';
import type { Reading } from '../matches.ts';

/** What the second net sees in a reading: its words, and the concepts whose words stand in it, however they are meant. */
export interface Seen {
  /** Words and clause marks, in order. */
  readonly words: readonly string[];
  /** Ids of concepts, each once; one that is denied, past, possible or made up ends in `-`. */
  readonly concepts: readonly string[];
}

const MARKS: ReadonlySet<string> = new Set(['|', ',', '_']);

/** Letters of the longest word that is read. */
const LONGEST_WORD = 40;

/** What the net sees in a reading. */
export function seenIn(reading: Reading): Seen {
  const words = reading.text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD));
  const concepts = reading.matches.map((each) => `${each.concept.id}${each.state === 'now' ? '' : '-'}`);
  return { words, concepts: [...new Set(concepts)] };
}

const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;

/** The pieces of a word of three to five letters, its edges marked: slips of spelling and endings share most of them. */
export function piecesOf(word: string): readonly string[] {
  const edged = `<${word}>`;
  const pieces: string[] = [];
  for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++)
    for (let from = 0; from + length <= edged.length; from++) pieces.push(edged.slice(from, from + length));
  return pieces;
}

/** How many bits of a hash name a feature of the sums. Features that share a name are learnt together. */
export const SUM_BITS = 18;
const SUM_MASK = 2 ** SUM_BITS - 1;

/**
 * Features of the weighed sum: words with pairs of words, pieces of three to five letters, and concepts. Each of the three
 * kinds is scaled to length 1, so that a long message is not louder than a short one. Returns places and one value each.
 */
export function sumFeatures(seen: Seen): { readonly places: Uint32Array; readonly values: Float32Array } {
  const words = seen.words.filter((word) => !MARKS.has(word));
  const kinds = [new Set<number>(), new Set<number>(), new Set<number>()] as const;
  words.forEach((word, at) => {
    kinds[0].add(hashOf(`w ${word}`) & SUM_MASK);
    const before = words[at - 1];
    if (before !== undefined) kinds[0].add(hashOf(`p ${before} ${word}`) & SUM_MASK);
    for (const piece of piecesOf(word)) kinds[1].add(hashOf(`l ${piece}`) & SUM_MASK);
  });
  for (const concept of seen.concepts) kinds[2].add(hashOf(`c ${concept}`) & SUM_MASK);
  const places = new Uint32Array(kinds.reduce((sum, each) => sum + each.size, 0));
  const values = new Float32Array(places.length);
  let next = 0;
  for (const kind of kinds) {
    const value = 1 / Math.sqrt(Math.max(1, kind.size));
    for (const place of kind) {
      places[next] = place;
      values[next] = value;
      next += 1;
    }
  }
  return { places, values };
}
