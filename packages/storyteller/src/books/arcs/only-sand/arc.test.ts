import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed: age });

describe('somebody where none of its kind live', () => {
  it.each([
    ['a penguin in the desert', 'sand', 'ice'],
    ['a polar bear in the jungle', 'a leaf', 'ice'],
    ['a camel in the snow', 'snow', 'sand'],
  ])('asks what everything is in "%s", and is asked about home', (theme, wonder, own) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('only-sand');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text.toLowerCase()).toContain(`only ${wonder}`);
      expect(text.toLowerCase()).toContain(own);
    }
  });

  it.each(['a fox in the city', 'a cow on the farm', 'a snowman in the desert', 'a penguin who loves the desert'])(
    'is not for %s',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('only-sand');
    },
  );
});
