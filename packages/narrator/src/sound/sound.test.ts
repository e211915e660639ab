import { describe, expect, it } from 'vitest';
import { limit } from './limit.ts';
import { kWeighting, loudness } from './loudness.ts';
import { master } from './master.ts';
import { NARRATION_RATE, polish } from './polish.ts';
import { resample } from './resample.ts';
import { truePeakDb } from './true-peak.ts';

/** A sine: hertz, dBFS at its peak, seconds. */
const sine = (rate: number, frequency: number, levelDb: number, seconds: number, phase = 0): Float32Array =>
  Float32Array.from(
    { length: Math.round(rate * seconds) },
    (_, at) => 10 ** (levelDb / 20) * Math.sin((2 * Math.PI * frequency * at) / rate + phase),
  );
const joined = (...parts: Float32Array[]): Float32Array => Float32Array.from(parts.flatMap((part) => [...part]));
const peak = (pcm: Float32Array): number => pcm.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
const levelDb = (pcm: Float32Array): number =>
  10 * Math.log10((2 * pcm.reduce((sum, sample) => sum + sample * sample, 0)) / pcm.length);

describe('loudness', () => {
  it('uses the filters of the standard at 48 kHz', () => {
    const [shelf, highPass] = kWeighting(48_000);
    expect(shelf.b0).toBeCloseTo(1.53512485958697, 10);
    expect(shelf.b1).toBeCloseTo(-2.69169618940638, 10);
    expect(shelf.b2).toBeCloseTo(1.19839281085285, 10);
    expect(shelf.a1).toBeCloseTo(-1.69065929318241, 10);
    expect(shelf.a2).toBeCloseTo(0.73248077421585, 10);
    expect(highPass.a1).toBeCloseTo(-1.99004745483398, 10);
    expect(highPass.a2).toBeCloseTo(0.99007225036621, 10);
  });

  it.each([48_000, 44_100, 24_000])('reads a full-scale sine of 997 Hz as -3.01 LUFS at %i Hz', (rate) => {
    expect(loudness(sine(rate, 997, 0, 5), rate)).toBeCloseTo(-3.01, 1);
  });

  it('does not count silence and murmurs between loud passages', () => {
    const loud = sine(24_000, 1000, -20, 6);
    const murmur = sine(24_000, 1000, -45, 6);
    const alone = loudness(loud, 24_000);
    expect(loudness(joined(loud, new Float32Array(24_000 * 6), murmur, loud), 24_000)).toBeCloseTo(alone, 0);
  });

  it('reads silence as -Infinity and measures a sound shorter than a block', () => {
    expect(loudness(new Float32Array(24_000), 24_000)).toBe(-Infinity);
    expect(loudness(sine(24_000, 997, -10, 0.2), 24_000)).toBeCloseTo(-13, 0);
  });
});

describe('true peak', () => {
  it('finds the top between the samples', () => {
    const between = sine(24_000, 6000, 0, 0.5, Math.PI / 4);
    expect(20 * Math.log10(peak(between))).toBeCloseTo(-3.01, 1);
    expect(truePeakDb(between.subarray(100, 11_000))).toBeGreaterThan(-0.5);
    expect(truePeakDb(sine(24_000, 440, -6, 0.5))).toBeCloseTo(-6, 1);
    expect(truePeakDb(new Float32Array(100))).toBe(-Infinity);
  });
});

describe('the limiter', () => {
  it('holds every sample under the ceiling and leaves quiet sound alone', () => {
    const pcm = joined(sine(24_000, 300, -12, 0.5), sine(24_000, 300, 6, 0.1), sine(24_000, 300, -12, 0.5));
    const before = pcm.slice();
    limit(pcm, 24_000, 0.5);
    expect(peak(pcm)).toBeLessThanOrEqual(0.5);
    expect(pcm.subarray(0, 11_000)).toEqual(before.subarray(0, 11_000));
    expect(levelDb(pcm.subarray(24_000))).toBeCloseTo(levelDb(before.subarray(24_000)), 1);
  });
});

describe('mastering', () => {
  it.each([-40, -12, 6])('brings a sound of %i dBFS to -18 LUFS under the peak limit', (level) => {
    const pcm = sine(24_000, 440, level, 3);
    const levels = master(pcm, 24_000);
    expect(levels.lufs).toBeCloseTo(-18, 1);
    expect(truePeakDb(pcm)).toBeLessThanOrEqual(-1.4);
  });

  it('turns down what is all peaks, and leaves silence silent', () => {
    const clicks = Float32Array.from({ length: 72_000 }, (_, at) => (at % 6000 === 0 ? 1 : 0));
    expect(master(clicks, 24_000).truePeakDb).toBeLessThanOrEqual(-1.4);
    const silence = new Float32Array(24_000);
    expect(master(silence, 24_000).lufs).toBe(-Infinity);
    expect(peak(silence)).toBe(0);
  });
});

describe('resampling', () => {
  it.each([100, 1000, 6000])('keeps the level and place of a sine of %i Hz', (frequency) => {
    const out = resample(sine(16_000, frequency, -6, 1), 16_000, 24_000);
    const ideal = sine(24_000, frequency, -6, 1);
    const error = out.map((sample, at) => sample - (ideal[at] ?? 0));
    expect(levelDb(error.subarray(500, 23_500))).toBeLessThan(-50);
  });
});

describe('polishing', () => {
  it('raises no bass: 120 Hz comes out lower than 1 kHz, 30 Hz much lower', () => {
    const out = (frequency: number): number =>
      levelDb(polish(sine(16_000, frequency, -30, 1), 16_000).subarray(6_000, 20_000));
    expect(out(120)).toBeLessThan(out(1000));
    expect(out(30)).toBeLessThan(out(120) - 6);
  });

  it('lets the room fall silent within its tail', () => {
    const out = polish(sine(16_000, 500, -6, 0.3), 16_000);
    expect(out).toHaveLength(0.45 * NARRATION_RATE);
    expect(levelDb(out.subarray(-240))).toBeLessThan(-60);
  });
});
