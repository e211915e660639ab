/** Samples on each side that a new one is made of, at the lower rate. */
const REACH = 12;
/** Leaves a margin under half the lower rate for the filter to fall in. */
const PASSBAND = 0.94;

/** The same sound at another rate (hertz), through a windowed sinc. Adds no delay: sample 0 stays at time 0. */
export function resample(pcm: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return pcm.slice();
  const divisor = greatestCommonDivisor(from, to);
  const [up, down] = [to / divisor, from / divisor];
  const scale = Math.min(1, to / from);
  const half = Math.ceil(REACH / scale);
  const rows = Array.from({ length: up }, (_, row) => kernel(row / up, half, scale * PASSBAND));
  const out = new Float32Array(Math.floor((pcm.length * to) / from));
  for (let at = 0; at < out.length; at++) {
    const position = at * down;
    const row = rows[position % up];
    if (!row) continue;
    const first = Math.floor(position / up) - half + 1;
    let sum = 0;
    for (let tap = Math.max(0, -first); tap < row.length; tap++) sum += (pcm[first + tap] ?? 0) * (row[tap] ?? 0);
    out[at] = sum;
  }
  return out;
}

/** A sinc shifted by part of a sample, under a Blackman window, scaled to let a steady level through unchanged. */
function kernel(shift: number, half: number, bandwidth: number): Float32Array {
  const taps = Float32Array.from({ length: 2 * half }, (_, at) => {
    const away = at - half + 1 - shift;
    const angle = Math.PI * bandwidth * away;
    const window = 0.42 + 0.5 * Math.cos((Math.PI * away) / half) + 0.08 * Math.cos((2 * Math.PI * away) / half);
    return (Math.abs(away) >= half ? 0 : window) * (angle === 0 ? 1 : Math.sin(angle) / angle);
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));
