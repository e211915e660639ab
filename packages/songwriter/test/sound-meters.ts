import type { Stereo } from '../src/index.ts';

/** What a sound is like as a whole. */
export interface Character {
  /** Hertz at which half of the treble and half of the bass balance, power weighted, mean over frames that sound. */
  readonly centroid: number;
  /** Starts of notes heard in a second. */
  readonly onsets: number;
  /** Share of the power under 150 Hz: kick and bass. */
  readonly low: number;
  /** How much quieter the median frame is than the loudest tenth, in dB: even pads are near 0, drums far from it. */
  readonly punch: number;
}

const SIZE = 1024;

/** Seconds that are measured: intro, a verse and a chorus. */
const MEASURED = { from: 4, to: 34 };

/** Measures half a minute of a stereo sound, at any rate of 16 kHz or more. */
export function characterOf({ left, right }: Stereo, rate: number): Character {
  const [from, to] = [MEASURED.from * rate, MEASURED.to * rate];
  const other = right.subarray(from, to);
  const mono = left.slice(from, to).map((sample, at) => (sample + (other[at] ?? 0)) / 2);
  const hop = SIZE / 2;
  const spectra = Array.from({ length: Math.floor((mono.length - SIZE) / hop) }, (_, at) =>
    powerSpectrum(mono.subarray(at * hop, at * hop + SIZE)),
  );
  const hertz = (bin: number): number => (bin * rate) / SIZE;
  let [centroids, frames, low, all] = [0, 0, 0, 0];
  const flux: number[] = [];
  const levels: number[] = [];
  spectra.forEach((spectrum, at) => {
    const power = spectrum.reduce((sum, value) => sum + value, 0);
    levels.push(10 * Math.log10(power + 1e-12));
    const before = spectra[at - 1] ?? spectrum;
    let [rising, turning, bass] = [0, 0, 0];
    spectrum.forEach((value, bin) => {
      rising += Math.max(0, Math.log(value + 1e-3) - Math.log((before[bin] ?? 0) + 1e-3));
      turning += value * hertz(bin);
      if (hertz(bin) < 150) bass += value;
    });
    flux.push(rising);
    if (power < 1e-6) return;
    frames++;
    centroids += turning / power;
    low += bass;
    all += power;
  });
  const sorted = levels.toSorted((a, b) => a - b);
  return {
    centroid: centroids / Math.max(1, frames),
    onsets: peaks(flux) / (mono.length / rate),
    low: low / Math.max(1e-9, all),
    punch: (sorted[Math.floor(sorted.length * 0.95)] ?? 0) - (sorted[sorted.length >> 1] ?? 0),
  };
}

/** Moments at which the spectrum rises clearly more than around them, at least 60 ms apart. */
function peaks(flux: readonly number[]): number {
  let [count, last] = [0, -9];
  flux.forEach((value, at) => {
    const around = flux.slice(Math.max(0, at - 8), at + 9);
    const mean = around.reduce((sum, each) => sum + each, 0) / around.length;
    if (value < mean * 1.5 || value < Math.max(...flux.slice(Math.max(0, at - 1), at + 2)) || at - last < 2) return;
    count++;
    last = at;
  });
  return count;
}

/** Power of each frequency of 1024 samples under a Hann window (radix-2 Fourier transform). */
export function powerSpectrum(frame: Float32Array): Float64Array {
  const size = frame.length;
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let at = 0, reversed = 0; at < size; at++) {
    real[reversed] = (frame[at] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size));
    let bit = size >> 1;
    for (; reversed & bit; bit >>= 1) reversed ^= bit;
    reversed |= bit;
  }
  for (let half = 1; half < size; half *= 2) {
    for (let at = 0; at < half; at++) {
      const [cos, sin] = [Math.cos((Math.PI * at) / half), -Math.sin((Math.PI * at) / half)];
      for (let pair = at; pair < size; pair += 2 * half) {
        const other = pair + half;
        const [a, b] = [real[other] ?? 0, imaginary[other] ?? 0];
        const [turnedA, turnedB] = [a * cos - b * sin, a * sin + b * cos];
        real[other] = (real[pair] ?? 0) - turnedA;
        imaginary[other] = (imaginary[pair] ?? 0) - turnedB;
        real[pair] = (real[pair] ?? 0) + turnedA;
        imaginary[pair] = (imaginary[pair] ?? 0) + turnedB;
      }
    }
  }
  return Float64Array.from({ length: size / 2 }, (_, bin) => (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2);
}
