import { expect, it } from 'vitest';
import { childInWords, dayInShort, dayInWords } from './child-in-words.ts';

it.each([
  ['Mia', '6', 'Mia, age 6'],
  ['Mia', '4.5', 'Mia, age 4.5'],
  ['Mia', '2½', 'Mia, age 2½'],
  ['Mia', '4-5', 'Mia, age 4-5'],
  ['Mia', '11+', 'Mia, age 11+'],
  ['Mia', '30 months', 'Mia, 30 months'],
  ['Mia', 'nearly six', 'Mia, nearly six'],
  ['Mia', null, 'Mia'],
])('%s of %j is "%s"', (childName, childAge, words) => expect(childInWords({ childName, childAge })).toBe(words));

it('names the day a result was taken', () => {
  expect(dayInWords('2026-05-03T12:00:00.000Z')).toBe('3 May 2026');
  expect(dayInShort('2026-05-03T12:00:00.000Z')).toBe('3 May 2026');
});
