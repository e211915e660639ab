import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two on an adventure', () => {
  it.each([
    ['two bears go on an adventure', 'bear'],
    ['a rainbow fish and a crab go on an adventure', 'crab'],
    ['Ada and Luna go on an adventure', 'Luna'],
  ])('%s: hear who answers, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('other-hill');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['an adventure on the moon', 'two pirates look for treasure', 'a train adventure'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('other-hill');
    },
  );
});
