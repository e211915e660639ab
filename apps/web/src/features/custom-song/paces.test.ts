import { SONG_WISH_RANGES } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { steppedPace } from './paces.ts';

const { least, most } = SONG_WISH_RANGES.pace;

it('goes from the slowest to the fastest and back, by way of the composed tempo', () => {
  const walk = (from: number, direction: 1 | -1): number[] => {
    const to = steppedPace(from, direction);
    return to === from ? [from] : [from, ...walk(to, direction)];
  };
  const up = walk(least, 1);
  expect(up.at(-1)).toBe(most);
  expect(up).toContain(1);
  expect(walk(most, -1)).toEqual(up.toReversed());
});
