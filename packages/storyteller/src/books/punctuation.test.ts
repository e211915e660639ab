import { expect, test } from 'vitest';
import { punctuated } from './punctuation.ts';

test('an accent at the end of a name is no article', () => {
  expect(punctuated('Soon Lucía is asleep. Zoë and María eat an orange.')).toBe(
    'Soon Lucía is asleep. Zoë and María eat an orange.',
  );
});

test('"a" and "an" go by the sound that follows', () => {
  expect(punctuated('a owl saw an bear. an hour went by.')).toBe('An owl saw a bear. An hour went by.');
  expect(punctuated('It was a usual day. Seat 14A is by the window.')).toBe(
    'It was a usual day. Seat 14A is by the window.',
  );
});
