import { describe, expect, it } from 'vitest';
import { countsInWords, isNothing, sizeInWords } from './counts-in-words.ts';

const NOTHING = {
  children: 0,
  stories: 0,
  pictureBooks: 0,
  songs: 0,
  expertStories: 0,
  readings: 0,
  goals: 0,
  conversations: 0,
  files: 0,
};

describe('counts in words', () => {
  it.each([
    [{}, 'nothing'],
    [{ stories: 1 }, '1 story'],
    [{ stories: 2, songs: 1 }, '2 stories and 1 song'],
    [{ children: 3, readings: 5000, files: 1 }, '3 children, 5,000 readings and 1 file of pictures and sound'],
  ])('%o', (some, words) => {
    expect(countsInWords({ ...NOTHING, ...some })).toBe(words);
    expect(isNothing({ ...NOTHING, ...some })).toBe(words === 'nothing');
  });
});

describe('sizes in words', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [1_234_567, '1.2 MB'],
    [99_960_000, '100 MB'],
    [999_600_000, '1 GB'],
    [3_500_000_000_000, '3500 GB'],
  ])('%d', (bytes, words) => expect(sizeInWords(bytes)).toBe(words));
});
