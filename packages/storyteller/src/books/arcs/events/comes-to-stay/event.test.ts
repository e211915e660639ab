import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody big who comes to stay', () => {
  it.each([
    ['a tiger who comes to stay', 'tiger'],
    ['an elephant sleeps over at our house', 'elephant'],
    ['a dragon moves in with us', 'dragon'],
  ])('%s finds nothing that is big enough, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('comes-to-stay');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a mouse who comes to stay', 'a bear who sleeps all winter', 'a tiger comes to our school'])(
    '%s is another',
    (theme) => expect(told(theme, 6).arc).not.toBe('comes-to-stay'),
  );
});
