import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a birthday every day', () => {
  it.each([
    'I wish it was my birthday every day',
    'if every day was my birthday',
    'a bear who has a birthday every day',
    'the birthday that never ends',
    'a never ending birthday',
    'my birthday lasts all year',
    'too many birthdays',
  ])('%s: Friday is somebody else’s, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('birthday-every-day');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/Friday/);
    }
  });

  it.each([
    'my birthday party',
    'a birthday at the zoo',
    'nobody remembered my birthday',
    'I wish it was Christmas every day',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('birthday-every-day');
  });
});
