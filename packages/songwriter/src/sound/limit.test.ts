import { expect, it } from 'vitest';
import { limit } from './limit.ts';

const RATE = 16_000;

it('holds every peak under the ceiling, brings the gain down before it and gives it back after', () => {
  const left = Float32Array.from({ length: RATE }, (_, at) => 0.5 * Math.sin(at * 0.2));
  const right = left.slice();
  left[8000] = 1.7;
  const before = left.slice();
  limit({ left, right }, RATE, 0.8);
  expect(Math.max(...left.map(Math.abs))).toBeLessThanOrEqual(0.8 + 1e-6);
  const gain = (at: number): number => (left[at] ?? 0) / (before[at] ?? 1);
  expect(gain(4001)).toBeCloseTo(1, 6);
  expect(gain(7998)).toBeLessThan(0.55);
  expect(gain(7998)).toBeCloseTo((right[7998] ?? 0) / (before[7998] ?? 1), 6);
  expect(gain(15_901)).toBeGreaterThan(0.99);
});

it('leaves a sound alone that stays under the ceiling', () => {
  const left = Float32Array.from({ length: 4000 }, (_, at) => 0.7 * Math.sin(at * 0.1));
  const right = left.map((sample) => -sample);
  const before = left.slice();
  limit({ left, right }, RATE, 0.8);
  expect(left).toEqual(before);
});
