import { expect, it } from 'vitest';
import { ageInWords, nameAndAge } from './age-in-words.ts';

const TODAY = new Date(2026, 10, 21);

it.each([
  [{ birthMonth: '2022-11', ageBand: null }, '4'],
  [{ birthMonth: '2022-12', ageBand: '8-10' as const }, '3'],
  [{ birthMonth: '2025-04', ageBand: null }, '19 months'],
  [{ birthMonth: '2026-10', ageBand: null }, '1 month'],
  [{ birthMonth: null, ageBand: '4-5' as const }, '4-5'],
  [{ birthMonth: null, ageBand: null }, ''],
])('%o is said as %s', (child, words) => {
  expect(ageInWords(child, TODAY)).toBe(words);
});

it('a child of unknown age is called by the name alone', () => {
  expect(nameAndAge({ nickname: 'Mia', ageBand: null, birthMonth: null }, TODAY)).toBe('Mia');
  expect(nameAndAge({ nickname: 'Mia', ageBand: null, birthMonth: '2022-01' }, TODAY)).toBe('Mia, 4');
});
