import { NarratorError } from '../narrator-error.ts';

/** A mono sound: samples from -1 to 1. */
export interface Sound {
  readonly sampleRate: number;
  readonly pcm: Float32Array;
}

const RATE_AT = 24;
const FIRST_CHUNK_AT = 12;

/**
 * Reads the engine's WAV file: 16-bit mono. The length in the header may be larger than the file (the engine writes
 * it before it knows), so the file's own end counts.
 *
 * @throws NarratorError `engine-failed` when there is no sound in it
 */
export function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = FIRST_CHUNK_AT; at + 8 <= bytes.length;) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    at += 8;
    if (name !== 'data') {
      at += length;
      continue;
    }
    const pcm = new Float32Array(Math.min(length, bytes.length - at) >> 1);
    for (let sample = 0; sample < pcm.length; sample++) pcm[sample] = view.getInt16(at + 2 * sample, true) / 32768;
    return { sampleRate: view.getUint32(RATE_AT, true), pcm };
  }
  throw new NarratorError('engine-failed', 'The speech engine returned no sound.');
}
