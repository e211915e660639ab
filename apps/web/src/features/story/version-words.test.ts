import { expect, it } from 'vitest';
import { originInWords, sameWords, versionWhen } from './version-words.ts';

it.each([
  [{ origin: 'told', of: null }, 'As it was told first'],
  [{ origin: 'shorter', of: null }, 'Told shorter'],
  [{ origin: 'edited', of: null }, 'With words of your own'],
  [{ origin: 'went-back', of: 2 }, 'Version 2 again'],
] as const)('%j is "%s"', (version, words) => {
  expect(originInWords(version)).toBe(words);
});

it.each([
  [{}, 'Both are the same.'],
  [{ title: 'Two' }, 'Both say the same; only the title is another.'],
  [{ imageUrl: '/2' }, 'Both say the same; only the picture is another.'],
  [{ title: 'Two', imageUrl: '/2' }, 'Both say the same; the title and the picture are others.'],
])('two versions with the same paragraphs, one with %j: "%s"', (differs, words) => {
  const one = { title: 'One', imageUrl: '/1' };
  expect(sameWords(one, { ...one, ...differs })).toBe(words);
});

it('says when a version was made, to the minute', () => {
  const now = new Date(2026, 4, 12, 20, 15);
  expect(versionWhen(new Date(2026, 4, 12, 7, 5).toISOString(), now)).toBe('today at 07:05');
  expect(versionWhen(new Date(2026, 3, 2, 19, 30).toISOString(), now)).toBe('2 April at 19:30');
  expect(versionWhen(new Date(2025, 11, 24, 19, 30).toISOString(), now)).toBe('24 December 2025 at 19:30');
});
