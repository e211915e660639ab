import { NARRATION_RATE, resample } from '@storylantern/narrator';
import { badSound, LONGEST_SECONDS } from './bad-sound.ts';
import { isMp3, readMp3File } from './mp3-file.ts';
import { isWav, readWavFile, type DecodedSound } from './wav-file.ts';

/** A spoken text as a server sent it, and what it said that it is. */
export interface SentSound {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Samples without a header, as the wire format has them: mono, 16 bits, little endian, 24 kHz. */
const RAW = /^audio\/(?:x-)?(?:pcm|raw|l16)\b/i;
const RAW_RATE = 24_000;
/** Quieter than this (of 1) nothing is heard, however loud it is played. */
const SILENT = 1e-4;

/**
 * The samples of a spoken text: mono, at the narrator's rate. What the bytes are counts more than what the server says
 * that they are. WAV, MP3 and raw samples are read.
 *
 * @throws NarratorError `bad-sound` when the bytes do not decode, or hold nothing, silence or more than five minutes
 */
export async function decodeSound({ bytes, mediaType }: SentSound): Promise<Float32Array> {
  if (bytes.length === 0) throw badSound('Nothing came.');
  const { channels, sampleRate } = await read(bytes, mediaType);
  const mono = mixedDown(channels);
  if (mono.length === 0) throw badSound('There is no sound in this file.');
  const loudest = loudestOf(mono);
  if (!Number.isFinite(loudest)) throw badSound('This file holds values that are no sound.');
  if (loudest < SILENT) throw badSound('This sound is silent.');
  return resample(mono, sampleRate, NARRATION_RATE);
}

/** NaN when one of the values is no number. */
function loudestOf(pcm: Float32Array): number {
  let loudest = 0;
  for (let at = 0; at < pcm.length; at++) loudest = Math.max(loudest, Math.abs(pcm[at] ?? 0));
  return loudest;
}

async function read(bytes: Uint8Array, mediaType: string): Promise<DecodedSound> {
  if (isWav(bytes)) return readWavFile(bytes);
  if (RAW.test(mediaType)) return readRaw(bytes);
  if (isMp3(bytes)) return readMp3File(bytes);
  throw badSound('This is no sound of a kind that is read here.');
}

function readRaw(bytes: Uint8Array): DecodedSound {
  const samples = bytes.length >> 1;
  if (samples > RAW_RATE * LONGEST_SECONDS) throw badSound('This sound is longer than five minutes.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pcm = new Float32Array(samples);
  for (let at = 0; at < samples; at++) pcm[at] = view.getInt16(2 * at, true) / 2 ** 15;
  return { channels: [pcm], sampleRate: RAW_RATE };
}

/** The mean of all channels. */
function mixedDown(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0), ...others] = channels;
  if (others.length === 0) return first;
  return first.map((sample, at) => others.reduce((sum, channel) => sum + (channel[at] ?? 0), sample) / channels.length);
}
