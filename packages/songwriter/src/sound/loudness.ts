import type { Filter } from './filter.ts';
import type { Stereo } from './stereo.ts';

const BLOCK_SECONDS = 0.4;
const STEP_SECONDS = 0.1;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
const OFFSET = -0.691;

/**
 * Integrated loudness in LUFS (ITU-R BS.1770-5): K-weighted power of both channels in overlapping 400 ms blocks, first
 * those over -70 LUFS, then those within 10 LU of their mean. Silence gives -Infinity. A mono signal counts as one
 * channel when it is given as `left` with an empty `right`.
 */
export function loudness({ left, right }: Stereo, rate: number): number {
  const step = Math.round(STEP_SECONDS * rate);
  const steps = new Float64Array(Math.max(1, Math.floor(left.length / step)));
  for (const channel of [left, right]) addWeightedPower(steps, channel, step, rate);
  const inBlock = Math.min(steps.length, Math.round(BLOCK_SECONDS / STEP_SECONDS));
  const blocks: number[] = [];
  for (let at = 0; at + inBlock <= steps.length; at++) {
    blocks.push(steps.subarray(at, at + inBlock).reduce((sum, power) => sum + power, 0) / inBlock);
  }
  const heard = blocks.filter((power) => toLufs(power) > ABSOLUTE_GATE);
  const gate = toLufs(mean(heard)) + RELATIVE_GATE;
  return toLufs(mean(heard.filter((power) => toLufs(power) > gate)));
}

/** Adds a channel's mean weighted power in every step; both filters run in one pass, without a copy of the sound. */
function addWeightedPower(steps: Float64Array, pcm: Float32Array, step: number, rate: number): void {
  const [head, rumble] = [headShelf(rate), rumbleFilter(rate)];
  let [x1, x2, m1, m2, y1, y2] = [0, 0, 0, 0, 0, 0];
  for (let block = 0, at = 0; block < steps.length; block++) {
    let power = 0;
    const end = Math.min(pcm.length, at + step);
    for (; at < end; at++) {
      const x = pcm[at] ?? 0;
      const m = head.b0 * x + head.b1 * x1 + head.b2 * x2 - head.a1 * m1 - head.a2 * m2;
      const y = m - 2 * m1 + m2 - rumble.a1 * y1 - rumble.a2 * y2;
      x2 = x1;
      x1 = x;
      m2 = m1;
      m1 = m;
      y2 = y1;
      y1 = y;
      power += y * y;
    }
    steps[block] = (steps[block] ?? 0) + power / step;
  }
}

/** The standard's filters for any rate: the analogue values behind its 48 kHz table, by the bilinear transform. */
function headShelf(rate: number): Filter {
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

/** Its numerator is 1, -2, 1 and stands in the loop above. */
function rumbleFilter(rate: number): Pick<Filter, 'a1' | 'a2'> {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const toLufs = (power: number): number => OFFSET + 10 * Math.log10(power);
