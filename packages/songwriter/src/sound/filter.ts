/** A second-order filter: y = b0 x + b1 x' + b2 x'' - a1 y' - a2 y''. */
export interface Filter {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** Runs a filter over a signal, in place. */
export function filterInPlace(pcm: Float32Array, { b0, b1, b2, a1, a2 }: Filter): Float32Array {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let at = 0; at < pcm.length; at++) {
    const x = pcm[at] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    pcm[at] = y;
  }
  return pcm;
}

/** Filters after the Audio EQ Cookbook (R. Bristow-Johnson, W3C note of 2021). Frequencies in hertz, gains in dB. */
export function highPass(rate: number, frequency: number, q = Math.SQRT1_2): Filter {
  const { cos, alpha } = angles(rate, frequency, q);
  return normalised((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

export function lowPass(rate: number, frequency: number, q = Math.SQRT1_2): Filter {
  const { cos, alpha } = angles(rate, frequency, q);
  return normalised((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

export function peaking(rate: number, frequency: number, q: number, gainDb: number): Filter {
  const { cos, alpha } = angles(rate, frequency, q);
  const a = 10 ** (gainDb / 40);
  return normalised(1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a);
}

/** Filters stay under half the rate, over which they would run away. */
const HIGHEST = 0.48;

function angles(rate: number, frequency: number, q: number): { cos: number; alpha: number } {
  const omega = (2 * Math.PI * Math.min(frequency, HIGHEST * rate)) / rate;
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) };
}

const normalised = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Filter => ({
  b0: b0 / a0,
  b1: b1 / a0,
  b2: b2 / a0,
  a1: a1 / a0,
  a2: a2 / a0,
});
