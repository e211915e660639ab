/** The power of each frequency of a stretch of samples whose number is a power of two. */
export interface SpectrumMeter {
  /** Fills `power` (half the size plus one values, from 0 Hz to half the sample rate). `frame` is not changed. */
  measure(frame: Float64Array, power: Float64Array): void;
}

/** A radix-2 transform (Cooley and Tukey, 1965) with its tables made once. */
export function createSpectrumMeter(size: number): SpectrumMeter {
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const cosines = Float64Array.from({ length: size / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / size));
  const sines = Float64Array.from({ length: size / 2 }, (_, at) => Math.sin((2 * Math.PI * at) / size));
  const places = bitReversed(size);

  const transform = (): void => {
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half);
      for (let start = 0; start < size; start += 2 * half) {
        for (let at = 0; at < half; at++) {
          const [low, high] = [start + at, start + at + half];
          const cosine = cosines[at * stride] ?? 0;
          const sine = sines[at * stride] ?? 0;
          const [re, im] = [real[high] ?? 0, imaginary[high] ?? 0];
          const turnedRe = re * cosine + im * sine;
          const turnedIm = im * cosine - re * sine;
          real[high] = (real[low] ?? 0) - turnedRe;
          imaginary[high] = (imaginary[low] ?? 0) - turnedIm;
          real[low] = (real[low] ?? 0) + turnedRe;
          imaginary[low] = (imaginary[low] ?? 0) + turnedIm;
        }
      }
    }
  };

  return {
    measure(frame, power) {
      imaginary.fill(0);
      for (let at = 0; at < size; at++) real[at] = frame[places[at] ?? 0] ?? 0;
      transform();
      for (let at = 0; at <= size / 2; at++) power[at] = (real[at] ?? 0) ** 2 + (imaginary[at] ?? 0) ** 2;
    },
  };
}

function bitReversed(size: number): Uint32Array {
  const places = new Uint32Array(size);
  for (let at = 1; at < size; at++) places[at] = ((places[at >> 1] ?? 0) >> 1) | (at & 1 ? size >> 1 : 0);
  return places;
}
