import { comparableFrames, VALUES } from './comparable-frames.ts';
import type { ExpectedFrames } from './find-path.ts';
import type { RehearsedStretch } from './rehearse.ts';
import { FEATURE_RATE, type SpeechSpectra } from './speech-spectra.ts';

/** A gap between two words that is longer than this is a rest: the voice pauses there. */
const REST_SECONDS = 0.03;

/** The words of the voice that is known, in one sound at the rate of features. */
export interface KnownSpeech {
  readonly pcm: Float32Array;
  readonly words: readonly { readonly start: number; readonly end: number; readonly rest: boolean }[];
  /** Seconds in which words are heard. */
  readonly seconds: number;
}

/** Stretches of the known voice, one after the other. A rest is expected before each. */
export function knownSpeech(stretches: readonly RehearsedStretch[]): KnownSpeech {
  const pcm = new Float32Array(stretches.reduce((sum, stretch) => sum + stretch.pcm.length, 0));
  let place = 0;
  const words = stretches.flatMap((stretch) => {
    const offset = place / FEATURE_RATE;
    pcm.set(stretch.pcm, place);
    place += stretch.pcm.length;
    return stretch.words.map(({ start, end }, index) => {
      const before = stretch.words[index - 1]?.end ?? -Infinity;
      return { start: offset + start, end: offset + end, rest: start - before > REST_SECONDS };
    });
  });
  return { pcm, words, seconds: words.reduce((sum, { start, end }) => sum + end - start, 0) };
}

/** The frames of the known words among all of the known voice's. */
export function expectedFrames({ words }: KnownSpeech, spectra: SpeechSpectra): ExpectedFrames {
  const { hop } = spectra;
  const chosen: number[] = [];
  const starts = words.map(({ start, end }) => {
    const first = chosen.length;
    const from = Math.min(spectra.frames - 1, Math.round(start / hop));
    const to = Math.max(from + 1, Math.min(spectra.frames, Math.round(end / hop)));
    for (let frame = from; frame < to; frame++) chosen.push(frame);
    return first;
  });
  const inWord = new Set(chosen);
  const all = comparableFrames(spectra, (frame) => inWord.has(frame));
  const values = new Float32Array(chosen.length * VALUES);
  chosen.forEach((frame, at) => values.set(all.subarray(frame * VALUES, (frame + 1) * VALUES), at * VALUES));
  return { values, starts: [...starts, chosen.length], rests: words.map((word) => word.rest) };
}

/** The same frames from the last to the first: sounds of the same voice that say nothing, to compare with. */
export function backwards({ values, starts, rests }: ExpectedFrames): ExpectedFrames {
  const frames = values.length / VALUES;
  const turned = new Float32Array(values.length);
  for (let frame = 0; frame < frames; frame++) {
    turned.set(values.subarray(frame * VALUES, (frame + 1) * VALUES), (frames - 1 - frame) * VALUES);
  }
  return { values: turned, starts: starts.map((start) => frames - start).toReversed(), rests: rests.toReversed() };
}
