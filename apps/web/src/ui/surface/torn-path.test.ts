import { expect, it } from 'vitest';
import { tornPath } from './torn-path.ts';

it('tears the same edge for the same seed, another for another, and stays near its middle', () => {
  expect(tornPath(3, 20)).toBe(tornPath(3, 20));
  expect(tornPath(3, 20)).not.toBe(tornPath(4, 20));
  const heights = [...tornPath(3, 20).matchAll(/L\d+ ([\d.]+)/g)].map(([, y]) => Number(y)).slice(0, -1);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(14);
  expect(Math.max(...heights)).toBeLessThanOrEqual(26);
});
