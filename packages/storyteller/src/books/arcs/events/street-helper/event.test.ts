import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody big who works in a street', () => {
  it.each([
    ['a bin lorry called Bertie', 'Bertie'],
    ["the crane and the bird's nest", 'nest'],
    ['the tow truck that helps everyone', 'nest'],
  ])('%s has to keep still, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('street-helper');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['the bin lorry comes to our street', 'a crane who is afraid of heights', 'a lorry stuck in the mud'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('street-helper');
    },
  );
});
