/**
 * Numbers as they are stored: one byte each, in base64. The byte is the root of the number's share of the greatest, so
 * that small ones keep their differences.
 */
export interface Packed {
  readonly greatest: number;
  readonly bytes: string;
}

const STEPS = 127;

/** Packs numbers; the greatest is kept to four figures. */
export function pack(numbers: Float32Array): Packed {
  const greatest = Number(numbers.reduce((most, each) => Math.max(most, Math.abs(each)), 1e-9).toPrecision(4));
  let bytes = '';
  for (const each of numbers) {
    const step = Math.round(Math.sqrt(Math.min(1, Math.abs(each) / greatest)) * STEPS);
    bytes += String.fromCharCode((each < 0 ? -step : step) & 255);
  }
  return { greatest, bytes: btoa(bytes) };
}

/** Numbers out of their bytes. */
export function unpack({ greatest, bytes }: Packed): Float32Array {
  const raw = atob(bytes);
  const numbers = new Float32Array(raw.length);
  for (let at = 0; at < raw.length; at++) {
    const step = (raw.charCodeAt(at) << 24) >> 24;
    numbers[at] = Math.sign(step) * (step / STEPS) ** 2 * greatest;
  }
  return numbers;
}
