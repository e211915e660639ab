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
  const bytes = await encoded(encoderFile, [pcm], rate, MP3_BITRATE);
  const frames = Math.round((bytes.length * 8) / (MP3_BITRATE * 1000 * (FRAME_SAMPLES / rate)));
  return { bytes, seconds: (frames * FRAME_SAMPLES) / rate };
}

const MUSIC_BITRATE = 128;
/** Samples in one frame at 32 kHz and more (MPEG-1 layer III). */
const MUSIC_FRAME_SAMPLES = 1152;

/** An encoded song. `seconds` is the length of what a player decodes, `delaySeconds` how late all in it is heard. */
export interface StereoMp3 {
  readonly audio: Uint8Array;
  readonly delaySeconds: number;
  readonly seconds: number;
}

/**
 * Stereo MP3 of music, both channels of one length, at 32, 44.1 or 48 kHz: joint stereo at a constant 128 kb/s. Constant
 * because the file has no table of contents: only so does every player find a moment of it exactly, which words that
 * light up in time rest on. Encoding lowers the level by 0.45 dB (the encoder keeps that much room at this rate). The
 * same sound gives the same bytes.
 */
export async function encodeStereo(
  encoderFile: WebAssembly.Module,
  { left, right }: { readonly left: Float32Array; readonly right: Float32Array },
  rate: number,
): Promise<StereoMp3> {
  const audio = await encoded(encoderFile, [left, right], rate, MUSIC_BITRATE);
  const frames = Math.round((audio.length * 8) / (MUSIC_BITRATE * 1000 * (MUSIC_FRAME_SAMPLES / rate)));
  return { audio, delaySeconds: MP3_DELAY_SAMPLES / rate, seconds: (frames * MUSIC_FRAME_SAMPLES) / rate };
}

/** Samples encoded at a time: keeps the encoder's memory small for a long sound. */
const PIECE = 1 << 16;

async function encoded(
  encoderFile: WebAssembly.Module,
  channels: readonly [Float32Array] | readonly [Float32Array, Float32Array],
  rate: number,
  bitrate: typeof MP3_BITRATE | typeof MUSIC_BITRATE,
): Promise<Uint8Array> {
  const encoder = await createEncoder('audio/mpeg', encoderFile);
  encoder.configure({ channels: channels.length, sampleRate: rate, bitrate });
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < channels[0].length; at += PIECE) {
    pieces.push(encoder.encode(channels.map((pcm) => pcm.subarray(at, at + PIECE))).slice());
  }
  pieces.push(encoder.finalize().slice());
  return joined(pieces);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
