import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the dragon of the parade', () => {
  it.each([
    ['Lunar new year dragon runs away from the parade', 'Lunar New Year', 'dragon'],
    ['chinese new year parade with a dragon', 'Chinese New Year', 'dragon'],
    ['the chinese new year dragon escapes', 'Chinese New Year', 'dragon'],
    ['the parade dragon', 'parade', 'dragon'],
  ])('%s: the child sees what it runs after, soundly, at every age', (theme, said, kind) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('after-the-pearl');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      for (const word of [said, kind, 'Ada']) expect(text).toContain(word);
    }
  });

  it.each(['chinese new year at home', 'a dragon who is scared of butterflies', 'a dragon in the garden'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('after-the-pearl');
    },
  );
});
