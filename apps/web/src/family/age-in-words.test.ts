import { expect, it } from 'vitest';
import { ageAsFact, ageInWords, nameAndAge } from './age-in-words.ts';

const TODAY = new Date(2026, 10, 21);

it.each([
  [{ birthMonth: '2022-11', ageBand: null }, '4', '4 years old'],
  [{ birthMonth: '2022-12', ageBand: '8-10' as const }, '3', '3 years old'],
  [{ birthMonth: '2025-04', ageBand: null }, '19 months', '19 months old'],
  [{ birthMonth: '2026-10', ageBand: null }, '1 month', '1 month old'],
  [{ birthMonth: null, ageBand: '4-5' as const }, '4-5', 'Age 4-5'],
  [{ birthMonth: null, ageBand: null }, '', ''],
])('%o is said as %s', (child, words, fact) => {
  expect(ageInWords(child, TODAY)).toBe(words);
  expect(ageAsFact(child, TODAY)).toBe(fact);
});

it('a child of unknown age is called by the name alone', () => {
  expect(nameAndAge({ nickname: 'Mia', ageBand: null, birthMonth: null }, TODAY)).toBe('Mia');
  expect(nameAndAge({ nickname: 'Mia', ageBand: null, birthMonth: '2022-01' }, TODAY)).toBe('Mia, 4');
});
