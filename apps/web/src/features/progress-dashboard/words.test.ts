import { expect, it } from 'vitest';
import type { Point } from './points.ts';
import { nameOf, readOut, restsOn, timeTogether } from './words.ts';

const NOW = new Date(2026, 10, 21);
const values = { comprehensionRating: 4, interestRating: 5, repetitionRating: 3, behaviorRating: 2 };
const one: Point = { first: 6, last: 6, from: new Date(2026, 10, 20), to: new Date(2026, 10, 20), values };

it.each([
  [1, 'One session is a beginning. A direction shows after some more.'],
  [8, 'Eight sessions are few. Look for a direction, not a score.'],
  [10, 'These figures rest on 10 sessions.'],
  [5_000, 'These figures rest on 5,000 sessions.'],
])('%i sessions are said to be what they are', (count, words) => {
  expect(restsOn(count)).toBe(words);
});

it.each([
  [1, 65, '1 hour of reading together'],
  [2, 119, '2 hours of reading together'],
  [0, 20, '0 hours of reading together (20 minutes)'],
  [0, 0, '0 hours of reading together'],
])('%i hours', (hours, minutes, words) => {
  expect(timeTogether({ sessions: 9, timed: 9, hours, minutes })).toBe(words);
});

it('a point is named after its session, and one that stands for several says so', () => {
  expect(nameOf(one)).toBe('Session 6');
  expect(readOut(one, NOW)).toBe(
    'Session 6, Friday 20 November: Understanding 4, Interest 5, Repetition 3, Behavior 2, each out of 5',
  );
  const many: Point = { ...one, first: 1, from: new Date(2025, 11, 31), values: { ...values, interestRating: 4.5 } };
  expect(readOut(many, NOW)).toBe(
    'Sessions 1 to 6, on average, 31 December 2025 to 20 November: ' +
      'Understanding 4.0, Interest 4.5, Repetition 3.0, Behavior 2.0, each out of 5',
  );
});
