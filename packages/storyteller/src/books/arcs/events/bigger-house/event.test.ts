import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a friend with a bigger house', () => {
  it.each([
    'my friend has a bigger house',
    'my friend has more toys than me',
    'we live in a tiny flat',
    'a mouse whose friend has a bigger house',
  ])('%s has nine rooms and one table, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('bigger-house');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/nine rooms.*table/i);
    }
  });

  it.each(['moving to a bigger house', 'my friend will not share toys', 'a castle with a hundred rooms'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('bigger-house');
    },
  );
});
