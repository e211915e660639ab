import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a bus ride', () => {
  it.each([
    ['going on the bus with nana', 'Nana'],
    ['the number 12 bus', 'number 12'],
    ['we missed our stop on the bus', 'stop'],
    ['a penguin on the bus', 'penguin'],
    ['a bus ride to the beach with grandad', 'the beach'],
    ["going to Nana's house on the bus", "Nana's "],
  ])('%s goes as far as it goes, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('bus-ride');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a magic bus', 'a bus full of animals', 'an axolotl at the bus stop', 'riding the bus to school'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('bus-ride');
    },
  );
});
