import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a grandparent who is far away', () => {
  it.each([
    'my grandma lives far away',
    'Grandpa on the video call',
    'a bear whose granny lives far away',
    'her grandparents live in Australia',
  ])('%s is seen down to the third button, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('far-grandparent');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/tablet.*button/);
    }
  });

  it.each(['a day with Grandma', 'grandpa forgets my name', 'my friend moves far away'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('far-grandparent');
  });
});
