import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who stops time', () => {
  it.each([
    ['the girl who could stop time', 'clock'],
    ['a watch that stops time', 'watch'],
    ['a fox who could stop time', 'fox'],
    ['Ada and Tom can freeze time', 'Tom'],
    ['the day the clocks stopped', 'clock'],
  ])('%s is told so, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('stops-time');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a time machine', 'the bus stop', 'bedtime', 'the clock that ran backwards'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('stops-time');
  });
});
