/** Measures the power of each frequency of a stretch of samples whose number is a power of two. */
export interface SpectrumMeter {
  /** Fills `power` (half the size plus one values, from 0 Hz to half the sample rate). `frame` is not changed. */
  measure(frame: Float64Array, power: Float32Array): void;
}

/**
 * A radix-2 transform (Cooley and Tukey, 1965) with its tables made once. The samples are taken as half as many complex
 * numbers, whose transform is then parted into the two it holds: half the work.
 */
export function createSpectrumMeter(size: number): SpectrumMeter {
  const count = size / 2;
  const real = new Float64Array(count);
  const imaginary = new Float64Array(count);
  const cosines = Float64Array.from({ length: count }, (_, at) => Math.cos((2 * Math.PI * at) / size));
  const sines = Float64Array.from({ length: count }, (_, at) => Math.sin((2 * Math.PI * at) / size));
  const places = bitReversed(count);

  const transform = (): void => {
    for (let half = 1; half < count; half *= 2) {
      const stride = size / (2 * half);
      for (let at = 0; at < half; at++) {
        const cosine = cosines[at * stride] ?? 0;
        const sine = sines[at * stride] ?? 0;
        for (let low = at; low < count; low += 2 * half) {
          const high = low + half;
          const re = real[high] ?? 0;
          const im = imaginary[high] ?? 0;
          const turnedRe = re * cosine + im * sine;
          const turnedIm = im * cosine - re * sine;
          const lowRe = real[low] ?? 0;
          const lowIm = imaginary[low] ?? 0;
          real[high] = lowRe - turnedRe;
          imaginary[high] = lowIm - turnedIm;
          real[low] = lowRe + turnedRe;
          imaginary[low] = lowIm + turnedIm;
        }
      }
    }
  };

  return {
    measure(frame, power) {
      for (let at = 0; at < count; at++) {
        const place = 2 * (places[at] ?? 0);
        real[at] = frame[place] ?? 0;
        imaginary[at] = frame[place + 1] ?? 0;
      }
      transform();
      const first = real[0] ?? 0;
      const second = imaginary[0] ?? 0;
      power[0] = (first + second) ** 2;
      power[count] = (first - second) ** 2;
      for (let at = 1; at < count; at++) {
        const other = count - at;
        const evenRe = ((real[at] ?? 0) + (real[other] ?? 0)) / 2;
        const evenIm = ((imaginary[at] ?? 0) - (imaginary[other] ?? 0)) / 2;
        const oddRe = ((imaginary[at] ?? 0) + (imaginary[other] ?? 0)) / 2;
        const oddIm = ((real[other] ?? 0) - (real[at] ?? 0)) / 2;
        const cosine = cosines[at] ?? 0;
        const sine = sines[at] ?? 0;
        power[at] = (evenRe + oddRe * cosine + oddIm * sine) ** 2 + (evenIm + oddIm * cosine - oddRe * sine) ** 2;
      }
    },
  };
}

function bitReversed(count: number): Uint32Array {
  const places = new Uint32Array(count);
  for (let at = 1; at < count; at++) places[at] = ((places[at >> 1] ?? 0) >> 1) | (at & 1 ? count >> 1 : 0);
  return places;
}
