import type { SongMood, SongStyle } from '@storylantern/contract';

/** A note that is sung: one syllable. Times are in beats from the beginning of the song. */
export interface SungNote {
  readonly at: number;
  readonly beats: number;
  /** MIDI number; 60 is middle C. */
  readonly pitch: number;
  /** Which line of the whole song it belongs to, counted from 0 through all sections as they are sung. */
  readonly line: number;
  /** Which syllable of that line. */
  readonly syllable: number;
}

/** A chord and how long it lasts. `root` is a pitch class, 0 for C. */
export interface Chord {
  readonly at: number;
  readonly beats: number;
  readonly root: number;
  readonly quality: 'major' | 'minor' | 'seventh' | 'minor-seventh' | 'suspended';
}

/** A section as it is sung, in order; choruses come more than once. */
export interface SungSection {
  readonly kind: 'intro' | 'verse' | 'chorus' | 'bridge' | 'instrumental' | 'outro';
  readonly at: number;
  readonly beats: number;
  /** Index of the lyrics' section it sings; null where nobody sings. */
  readonly lyrics: number | null;
  /** Which of its lines, in order: a chorus in the middle of a long song may be sung in half. Empty without words. */
  readonly lines: readonly number[];
}

/** A composed song. */
export interface Score {
  readonly style: SongStyle;
  /** Quarter notes (or dotted quarters in 6/8 and 12/8) a minute. */
  readonly tempo: number;
  readonly metre: '4/4' | '6/8' | '12/8';
  readonly beatsPerBar: number;
  /** Pitch class of the tonic, 0 for C. */
  readonly key: number;
  readonly mode: 'major' | 'minor' | 'mixolydian' | 'dorian';
  readonly sections: readonly SungSection[];
  readonly notes: readonly SungNote[];
  readonly chords: readonly Chord[];
  /** The whole length in beats, with intro and outro. */
  readonly beats: number;
  /** What the band does with the song; the tune is the same in every mood. */
  readonly mood: SongMood;
  readonly seed: number;
}
