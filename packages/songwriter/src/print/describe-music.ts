import type { Score } from '../score.ts';
import { pitchName } from '../theory/chords.ts';
import { keySignature } from './key-signature.ts';

/** A song's key ("G major", "D dorian"), beats a minute and metre, as a musician says them. */
export interface MusicNames {
  readonly key: string;
  readonly tempo: number;
  readonly metre: Score['metre'];
}

/** Names key, tempo and metre. Black keys are named as the key signature writes them: "E♭ major", not "D♯". */
export function describeMusic(score: Pick<Score, 'key' | 'mode' | 'tempo' | 'metre'>): MusicNames {
  const flats = keySignature(score).fifths < 0;
  return { key: `${pitchName(score.key, flats)} ${score.mode}`, tempo: score.tempo, metre: score.metre };
}
