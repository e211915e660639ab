import { expect, it } from 'vitest';
import { loudnessBars } from './loudness-bars.ts';

/** A sound of stretches that are this loud. */
function stretches(...levels: number[]): Float32Array {
  const samples = new Float32Array(levels.length * 100);
  levels.forEach((level, stretch) => {
    for (let at = stretch * 100; at < (stretch + 1) * 100; at += 1) samples[at] = at % 2 ? level : -level;
  });
  return samples;
}

it('shows where a song is louder, however little', () => {
  const bars = loudnessBars(stretches(0, 0.3, 0.4, 0.5, 0.6, 0.5, 0.4, 0), 8);
  expect(bars[4]).toBe(1);
  expect(bars.slice(0, 5)).toEqual(bars.slice(0, 5).toSorted((a, b) => a - b));
  expect(bars[3]).toBeGreaterThan((bars[2] ?? 1) + 0.2);
  expect(Math.min(...bars)).toBeGreaterThan(0);
});

it('has as many bars as were asked for, whatever the sound', () => {
  for (const length of [0, 1, 10, 1000]) expect(loudnessBars(new Float32Array(length), 64)).toHaveLength(64);
});
