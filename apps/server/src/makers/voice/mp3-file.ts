import { MPEGDecoder } from 'mpg123-decoder';
import { badSound, LONGEST_SECONDS } from './bad-sound.ts';
import type { DecodedSound } from './wav-file.ts';

/** kb/s of layer III by the header's index, for MPEG-1 and for MPEG-2 and 2.5. */
const BITRATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const LOW_BITRATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [44_100, 48_000, 32_000];
/** Marks of other kinds before and after the sound may have this length before it counts as none. */
const LONGEST_LEAD = 65_536;
/** Fewer frames than these are noise that happens to look like a header. */
const FEWEST_FRAMES = 3;

interface Frame {
  readonly length: number;
  readonly seconds: number;
  readonly rate: number;
}

/** Where the frames of a sound lie in a file. */
interface Frames {
  readonly from: number;
  readonly to: number;
}

/** Whether a file holds MP3 frames, perhaps after a tag. */
export const isMp3 = (bytes: Uint8Array): boolean => findFrames(bytes) !== undefined;

/**
 * Decodes an MP3 file (MPEG-1, 2 and 2.5, layer III). Only an unbroken run of frames is given to the decoder: on other
 * bytes it may never come back. What was cut off within a frame is left out.
 *
 * @throws NarratorError `bad-sound` when there is no such run, it does not decode, or it is longer than five minutes
 */
export async function readMp3File(bytes: Uint8Array): Promise<DecodedSound> {
  const frames = findFrames(bytes);
  if (!frames) throw badSound('This file holds no MP3 sound.');
  if (frames.seconds > LONGEST_SECONDS) throw badSound('This sound is longer than five minutes.');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const { channelData, sampleRate, errors } = decoder.decode(bytes.slice(frames.from, frames.to));
    if (errors.length > 0) throw badSound('This MP3 file is damaged.');
    return { channels: channelData, sampleRate };
  } catch (error) {
    // A decoder that stopped inside its own code says nothing that helps anybody.
    if (error instanceof WebAssembly.RuntimeError) throw badSound('This MP3 file is damaged.');
    throw error;
  } finally {
    decoder.free();
  }
}

function findFrames(bytes: Uint8Array): (Frames & { readonly seconds: number }) | undefined {
  const start = afterTag(bytes);
  for (let from = start; from < Math.min(bytes.length, start + LONGEST_LEAD); from++) {
    if (bytes[from] !== 0xff) continue;
    const run = runFrom(bytes, from);
    if (run) return run;
  }
  return undefined;
}

function runFrom(bytes: Uint8Array, from: number): (Frames & { readonly seconds: number }) | undefined {
  const first = frameAt(bytes, from);
  let [at, seconds, count] = [from, 0, 0];
  for (let frame = first; frame && frame.rate === first?.rate && at + frame.length <= bytes.length;) {
    at += frame.length;
    seconds += frame.seconds;
    count++;
    frame = frameAt(bytes, at);
  }
  return count >= FEWEST_FRAMES ? { from, to: at, seconds } : undefined;
}

/** The frame whose header stands at a place: 11 bits of sync, version, layer, bit rate, sample rate, padding. */
function frameAt(bytes: Uint8Array, at: number): Frame | undefined {
  const [sync = 0, form = 0, rates = 0] = bytes.subarray(at, at + 3);
  const version = (form >> 3) & 3;
  if (sync !== 0xff || form >> 5 !== 7 || version === 1 || ((form >> 1) & 3) !== 1) return undefined;
  const isFirst = version === 3;
  const kilobits = (isFirst ? BITRATES : LOW_BITRATES)[rates >> 4];
  const base = RATES[(rates >> 2) & 3];
  if (!kilobits || !base) return undefined;
  const rate = isFirst ? base : version === 2 ? base / 2 : base / 4;
  const samples = isFirst ? 1152 : 576;
  return {
    rate,
    seconds: samples / rate,
    length: Math.floor((samples * 125 * kilobits) / rate) + ((rates >> 1) & 1),
  };
}

/** The place after an ID3 tag, whose length is written in four times seven bits. */
function afterTag(bytes: Uint8Array): number {
  if (bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33 || bytes.length < 10) return 0;
  const length = bytes.subarray(6, 10).reduce((sum, part) => sum * 128 + (part & 127), 0);
  return 10 + length;
}
