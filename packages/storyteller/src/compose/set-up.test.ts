import { expect, test } from 'vitest';
import { SetUp } from './set-up.ts';

const STEPS = ['{he} can draw a map of the old room.', 'A grown-up can set a timer.', '{he} can wave.'];

test('an ending comes back to what a step has brought in', () => {
  const setUp = new SetUp(STEPS);
  expect(setUp.missing('The map hangs in the hall.', ['{he} can wave.'])).toBe(1);
  expect(setUp.missing('The map hangs in the hall.', ['{he} can draw a map of the old room.'])).toBe(0);
  expect(setUp.missing('The timer rang, and the map came down.', ['{he} can wave.'])).toBe(2);
});

test('what no step brings in is known to everybody', () => {
  expect(new SetUp(STEPS).missing('The sun went down, and the door was shut.', ['{he} can wave.'])).toBe(0);
});
