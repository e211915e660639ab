import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a house with far too many rooms', () => {
  it.each([
    ['the castle with a hundred rooms', 'castle'],
    ['the house that kept growing', 'house'],
    ['a princess in a palace with a hundred rooms', 'princess'],
    ['the hotel with endless rooms', 'hotel'],
    ['a house with too many doors', 'door'],
  ])('%s is told so, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('hundred-rooms');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['moving house', 'my sunflower keeps growing', 'a haunted castle', 'tidying my room'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('hundred-rooms');
    },
  );
});
