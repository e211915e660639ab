import { badSound, LONGEST_SECONDS } from './bad-sound.ts';

/** The sound of a file: one array of samples (-1 to 1) for each channel. */
export interface DecodedSound {
  readonly channels: readonly Float32Array[];
  readonly sampleRate: number;
}

const INTEGERS = 1;
const FLOATS = 3;
const EXTENSIBLE = 0xfffe;
const LOWEST_RATE = 4_000;
const HIGHEST_RATE = 192_000;
const MOST_CHANNELS = 8;

/** Reads one sample at a place in the file. */
type ReadSample = (view: DataView, at: number) => number;

/** How samples are written, by "format code, bits". */
const READERS: Readonly<Record<string, ReadSample>> = {
  '1,8': (view, at) => view.getUint8(at) / 128 - 1,
  '1,16': (view, at) => view.getInt16(at, true) / 2 ** 15,
  '1,24': (view, at) => (view.getUint8(at) + view.getInt16(at + 1, true) * 256) / 2 ** 23,
  '1,32': (view, at) => view.getInt32(at, true) / 2 ** 31,
  '3,32': (view, at) => view.getFloat32(at, true),
  '3,64': (view, at) => view.getFloat64(at, true),
};

export const isWav = (bytes: Uint8Array): boolean => nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WAVE';

/**
 * Reads a WAV file of integers (8 to 32 bits) or floating point numbers. Lengths in its headers may be larger than the
 * file, or unknown: servers write them before they have spoken. What the file has counts.
 *
 * @throws NarratorError `bad-sound` when it holds no samples that can be read, or more than five minutes
 */
export function readWavFile(bytes: Uint8Array): DecodedSound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let form: { code: number; channels: number; rate: number; bits: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = nameAt(bytes, at);
    const length = view.getUint32(at + 4, true);
    const start = at + 8;
    if (name === 'fmt ' && start + 16 <= bytes.length) {
      const code = view.getUint16(start, true);
      form = {
        code: code === EXTENSIBLE && start + 26 <= bytes.length ? view.getUint16(start + 24, true) : code,
        channels: view.getUint16(start + 2, true),
        rate: view.getUint32(start + 4, true),
        bits: view.getUint16(start + 14, true),
      };
    }
    if (name === 'data') {
      if (!form) throw badSound('This WAV file does not say how its samples are written.');
      // A length of nothing with something after it was written before the first word was spoken.
      return readSamples(view, start, Math.min(length || Infinity, bytes.length - start), form);
    }
    // Chunks start at even places.
    at = start + length + (length % 2);
  }
  throw badSound('This WAV file holds no sound.');
}

function readSamples(
  view: DataView,
  start: number,
  length: number,
  { code, channels, rate, bits }: { code: number; channels: number; rate: number; bits: number },
): DecodedSound {
  const read = code === INTEGERS || code === FLOATS ? READERS[`${code},${bits}`] : undefined;
  if (!read || channels < 1 || channels > MOST_CHANNELS || rate < LOWEST_RATE || rate > HIGHEST_RATE) {
    throw badSound('The samples of this WAV file are written in a way that is not read here.');
  }
  const width = bits / 8;
  const frames = Math.floor(length / (width * channels));
  if (frames > rate * LONGEST_SECONDS) throw badSound('This sound is longer than five minutes.');
  const sound = Array.from({ length: channels }, () => new Float32Array(frames));
  sound.forEach((pcm, channel) => {
    for (let frame = 0, at = start + channel * width; frame < frames; frame++, at += width * channels)
      pcm[frame] = read(view, at);
  });
  return { sampleRate: rate, channels: sound };
}

/** Four letters of a file. */
function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
