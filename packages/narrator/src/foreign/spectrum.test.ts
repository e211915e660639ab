import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSpectrumMeter } from './spectrum.ts';

const SIZE = 64;

function powerOf(frame: Float64Array): Float32Array {
  const power = new Float32Array(SIZE / 2 + 1);
  createSpectrumMeter(SIZE).measure(frame, power);
  return power;
}

it('finds a tone at its own frequency and nowhere else', () => {
  const power = powerOf(Float64Array.from({ length: SIZE }, (_, at) => Math.cos((2 * Math.PI * 5 * at) / SIZE)));
  expect([...power].map((value) => Math.round(value))).toEqual([...power.keys()].map((bin) => (bin === 5 ? 1024 : 0)));
});

it('measures as much power as the samples have', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: SIZE, maxLength: SIZE }),
      (samples) => {
        const power = powerOf(Float64Array.from(samples));
        const whole = power.reduce((sum, value, bin) => sum + value * (bin === 0 || bin === SIZE / 2 ? 1 : 2), 0);
        const expected = samples.reduce((sum, sample) => sum + sample * sample, 0) * SIZE;
        expect(Math.abs(whole - expected)).toBeLessThan(1e-3 * (1 + expected));
      },
    ),
  );
});
