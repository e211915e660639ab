import { describe, expect, it } from 'vitest';
import { encodeStereo } from '../src/index.ts';
import { decodeChannels } from './decode-mp3.ts';
import { lagOf } from './meters.ts';
import { encoderFile } from './voice.ts';

const RATE = 44_100;
const SECONDS = 12;

/** A tune of plucked notes on the left, another an octave lower on the right: not periodic as a whole. */
const plucks = (octave: number): Float32Array =>
  Float32Array.from({ length: SECONDS * RATE }, (_, at) => {
    const seconds = at / RATE;
    const note = Math.floor(seconds * 3.3);
    const since = seconds * 3.3 - note;
    const hertz = 220 * octave * 2 ** (((note * 5) % 12) / 12);
    return 0.5 * Math.exp(-5 * since) * Math.sin(2 * Math.PI * hertz * seconds);
  });
const sound = { left: plucks(2), right: plucks(1) };

describe('a song as MP3', async () => {
  const { audio, delaySeconds, seconds } = await encodeStereo(encoderFile, sound, RATE);
  const { channels, sampleRate } = await decodeChannels(audio);
  const [left, right] = channels;
  if (!left || !right) throw new Error('A channel is missing.');

  it('is stereo at the same rate, with each side where it was', () => {
    expect(sampleRate).toBe(RATE);
    const power = (pcm: Float32Array): number => pcm.reduce((sum, sample) => sum + sample * sample, 0);
    for (const [played, meant, other] of [
      [left, sound.left, sound.right],
      [right, sound.right, sound.left],
    ] as const) {
      const delay = Math.round(delaySeconds * RATE);
      const unlike = (pcm: Float32Array): number => power(pcm.map((sample, at) => sample - (played[at + delay] ?? 0)));
      expect(unlike(meant)).toBeLessThan(power(meant) * 0.01);
      expect(unlike(other)).toBeGreaterThan(power(meant) * 0.5);
    }
  });

  it('is late by what it says at its beginning, middle and end, and as long as it says', () => {
    for (const share of [0.05, 0.5, 0.9]) {
      const lag = lagOf(sound.left, left, Math.round(left.length * share), 12_000, 2_400);
      expect(Math.abs(lag / RATE - delaySeconds)).toBeLessThan(0.001);
    }
    expect(seconds).toBeCloseTo(left.length / RATE, 6);
    expect(seconds - SECONDS).toBeLessThan(0.1);
  });

  it('is 128 kb/s from its first to its last frame, so that players find every moment of it', () => {
    expect((audio.length * 8) / seconds / 1000).toBeCloseTo(128, 0);
    for (let at = 0; at < audio.length;) {
      const [first, second, third = 0] = audio.subarray(at, at + 3);
      expect([first, second, third >> 2]).toEqual([0xff, 0xfb, 0x90 >> 2]);
      at += Math.floor((144 * 128_000) / RATE) + ((third >> 1) & 1);
    }
  });

  it('is the same every time', async () => {
    expect(Buffer.compare((await encodeStereo(encoderFile, sound, RATE)).audio, audio)).toBe(0);
  });
});
