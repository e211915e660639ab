import { expect, it } from 'vitest';
import { dayOf, movedInWords } from './goal-words.ts';

const look = (closeness: number, index: number) => ({
  id: String(index),
  closeness,
  lookedAt: '2026-11-21T10:00:00.000Z',
});

it.each([
  [[], 'Not looked at yet.'],
  [[2], 'Looked at once: half way.'],
  [[0, 1, 3], 'Looked at 3 times: from “not yet” to “nearly there”.'],
  [[3, 1], 'Looked at 2 times: from “nearly there” to “a first step”.'],
  [[1, 3, 1], 'Looked at 3 times. It began at “a first step” and is there again.'],
])('looks of %o are told as: %s', (steps, words) => {
  expect(movedInWords({ looks: steps.map(look) })).toBe(words);
});

it('names the year of a day only when it is another one', () => {
  const today = new Date(2026, 10, 21);
  expect(dayOf('2026-11-02T10:00:00.000Z', today)).not.toMatch(/2026/);
  expect(dayOf('2025-11-02T10:00:00.000Z', today)).toMatch(/2025/);
});
