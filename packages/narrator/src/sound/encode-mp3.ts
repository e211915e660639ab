import { createEncoder } from 'wasm-media-encoders';

const MP3_BITRATE = 64;
/**
 * Samples of silence that players hear before the first sample: the encoder looks ahead (576) and the decoder's filters
 * settle (529). The file carries no mark that would make a player skip them, so every time in the file is later by
 * this. Measured on decoded files.
 */
export const MP3_DELAY_SAMPLES = 1105;
/** Samples in one frame at 24 kHz (MPEG-2 layer III). */
const FRAME_SAMPLES = 576;

/** An encoded sound. `seconds` is the length of what a player decodes, delay and padding included. */
export interface Mp3 {
  readonly bytes: Uint8Array;
  readonly seconds: number;
}

/** Where the encoder's file is found; its package carries LAME (LGPL), so it stays a separate, replaceable file. */
export const ENCODER_FILE = {
  specifier: 'wasm-media-encoders/wasm/mp3',
  version: 'wasm-media-encoders 0.7.0',
} as const;

/** Mono MP3 at a constant 64 kb/s, which is transparent for speech at 24 kHz. */
export async function encodeMp3(encoderFile: WebAssembly.Module, pcm: Float32Array, rate: number): Promise<Mp3> {
  const encoder = await createEncoder('audio/mpeg', encoderFile);
  encoder.configure({ channels: 1, sampleRate: rate, bitrate: MP3_BITRATE });
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < pcm.length; at += PIECE) pieces.push(encoder.encode([pcm.subarray(at, at + PIECE)]).slice());
  pieces.push(encoder.finalize().slice());
  const bytes = joined(pieces);
  const frames = Math.round((bytes.length * 8) / (MP3_BITRATE * 1000 * (FRAME_SAMPLES / rate)));
  return { bytes, seconds: (frames * FRAME_SAMPLES) / rate };
}

/** Encoded at a time: keeps the encoder's memory small for a long narration. */
const PIECE = 1 << 16;

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
