import type { Span } from './text/written-words.ts';

/** A written word of a sentence (offsets in the sentence as shown) and when it is heard (seconds in the clip). */
export interface TimedWord extends Span {
  readonly start: number;
  readonly end: number;
}

/** One spoken and polished sentence, before its loudness is set. */
export interface Clip {
  /** Mono, 24 kHz. Longer than `seconds`: the room sounds on into the pause that follows. */
  readonly pcm: Float32Array;
  /** Where the sentence ends and the pause after it may begin. */
  readonly seconds: number;
  /** Deliberate silence at either end (a blank to fill in at the end of a sentence, say), within `seconds`. */
  readonly quietBefore: number;
  readonly quietAfter: number;
  readonly words: readonly TimedWord[];
}

/** Whether anything is heard in a clip at all. */
export const isSilent = (clip: Clip): boolean => clip.quietBefore >= clip.seconds;
