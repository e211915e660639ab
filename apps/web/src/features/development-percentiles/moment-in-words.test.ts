import { expect, it } from 'vitest';
import { momentInWords, momentsInShort } from './moment-in-words.ts';

/** A moment of the device's own clock. */
const at = (day: number, hour: number) => new Date(2026, 4, day, hour, 30).toISOString();

it('names the moment a result was taken', () => {
  expect(momentInWords(at(3, 19))).toBe('3 May 2026, 19:30');
  expect(momentInWords(at(3, 0))).toBe('3 May 2026, 00:30');
});

it('tells two results apart by their days, and by the time when they share one', () => {
  expect(momentsInShort(at(3, 9), at(10, 9))).toEqual(['3 May 2026', '10 May 2026']);
  expect(momentsInShort(at(3, 9), at(3, 19))).toEqual(['3 May 2026, 09:30', '3 May 2026, 19:30']);
});
