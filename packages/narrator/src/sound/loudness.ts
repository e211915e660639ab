import { applyBiquad, type Biquad } from './biquad.ts';

const BLOCK_SECONDS = 0.4;
const STEP_SECONDS = 0.1;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
const OFFSET = -0.691;

/**
 * Integrated loudness of a mono signal in LUFS (ITU-R BS.1770-5): K-weighted power of overlapping 400 ms blocks, first
 * those over -70 LUFS, then those within 10 LU of their mean. A signal shorter than one block is measured whole;
 * silence gives -Infinity.
 */
export function loudness(pcm: Float32Array, rate: number): number {
  const weighted = pcm.slice();
  for (const filter of kWeighting(rate)) applyBiquad(weighted, filter);
  const blocks = blockPowers(weighted, rate).filter((power) => toLufs(power) > ABSOLUTE_GATE);
  const gate = toLufs(mean(blocks)) + RELATIVE_GATE;
  return toLufs(mean(blocks.filter((power) => toLufs(power) > gate)));
}

/**
 * The two filters of K-weighting for any sample rate: a shelf for the head and a high-pass. The analogue values behind
 * the standard's table for 48 kHz, brought to other rates by the bilinear transform.
 */
export function kWeighting(rate: number): readonly [shelf: Biquad, highPass: Biquad] {
  return [headShelf(rate), rumbleFilter(rate)];
}

function headShelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const middle = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (middle * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (middle * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function rumbleFilter(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

function blockPowers(pcm: Float32Array, rate: number): readonly number[] {
  const step = Math.round(STEP_SECONDS * rate);
  const stepsInBlock = Math.round(BLOCK_SECONDS / STEP_SECONDS);
  if (pcm.length < step * stepsInBlock) return [power(pcm, 0, pcm.length)];
  const steps = Array.from({ length: Math.floor(pcm.length / step) }, (_, at) =>
    power(pcm, at * step, (at + 1) * step),
  );
  return steps.slice(stepsInBlock - 1).map((_, at) => mean(steps.slice(at, at + stepsInBlock)));
}

function power(pcm: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += (pcm[at] ?? 0) ** 2;
  return sum / Math.max(1, to - from);
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const toLufs = (value: number): number => OFFSET + 10 * Math.log10(value);
