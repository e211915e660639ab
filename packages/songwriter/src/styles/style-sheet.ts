import type { Score } from '../score.ts';

/** A list that is never empty. */
type Some<T> = readonly [T, ...T[]];

/**
 * Chords for one sung line, four numerals, one for each beat of the words. `open` begins a pair of lines, `answer`
 * ends it, `lift` begins the last pair of a section, `half` ends it on the dominant, `close` brings it home.
 */
export interface Harmonies {
  readonly open: Some<string>;
  readonly answer: Some<string>;
  readonly lift: Some<string>;
  readonly half: Some<string>;
  readonly close: Some<string>;
}

/**
 * Where the syllables between two beats of the words stand, by how many there are: shares of the time from one beat to
 * the next. The pattern for one has one entry, and so on up to three; more are spread evenly.
 */
export type Rhythms = readonly [
  one: Some<readonly number[]>,
  two: Some<readonly number[]>,
  three: Some<readonly number[]>,
];

/** How syllables between two beats find their pitch: staying, walking to the next, or touching the note beside. */
export type Filling = 'stay' | 'walk' | 'touch';

/** What makes a style of song: all that the composer knows about it. */
export interface StyleSheet {
  readonly metre: Score['metre'];
  readonly beatsPerBar: number;
  /** Score beats from one beat of the words to the next; two of them fill a bar in every metre. */
  readonly span: number;
  /** Slowest and fastest tempo a seed may choose. */
  readonly tempo: readonly [number, number];
  readonly mode: Score['mode'];
  /** MIDI pitches the tonic may have, chosen so that the tune fits a child's voice. */
  readonly tonics: Some<number>;
  readonly verse: Harmonies;
  readonly chorus: Harmonies;
  readonly bridge: Harmonies;
  readonly outro: Some<string>;
  readonly rhythms: Rhythms;
  readonly fillings: Some<Filling>;
  /** Likely steps of the motif from beat to beat, in steps of the scale. */
  readonly moves: Some<number>;
  /** Whether pairs of lines may be followed by a bar without words. */
  readonly breathes: boolean;
}
