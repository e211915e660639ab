import { expect, it } from 'vitest';
import { monthsInWords } from './months-in-words.ts';

it.each([
  [6, 18, '6 to 18 months'],
  [18, 47, '18 months to 4 years'],
  [24, 35, '2 to 3 years'],
  [30, 59, '2½ to 5 years'],
  [60, 155, 'From 5 years'],
  [6, 155, 'At any age'],
])('%i to %i months is "%s"', (from, to, words) => expect(monthsInWords(from, to)).toBe(words));
