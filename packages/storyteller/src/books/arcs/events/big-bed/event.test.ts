import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a bed without bars', () => {
  it.each([
    'first night in a big bed',
    'a bear who keeps falling out of bed',
    'out of the cot',
    'my own room for the first time',
    "my son's new big boy bed",
  ])('%s is about a foot, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('big-bed');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bfoot\b.*\bblanket\b.*\bmorning\b/s);
    }
  });

  it.each(['a monster under the bed', 'an owl who will not go to sleep', 'a river that burst out of its bed'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('big-bed');
    },
  );
});
