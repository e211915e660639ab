import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who wants a hug', () => {
  it.each([
    ['the tiger who wants a cuddle', 'cuddle'],
    ['a hedgehog who wants a hug', 'pillow'],
    ['a cactus who wants a hug', 'pillow'],
    ['a crocodile who needed a cuddle', 'scarf'],
  ])('%s gets one, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wants-a-hug');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a goodnight cuddle with mummy', 'hugging a tree', 'Ada is sad and needs a hug'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('wants-a-hug');
    },
  );
});
