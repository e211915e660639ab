import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody small that follows a child home', () => {
  it.each([
    ['a kitten follows her home and nobody knows whose it is', 'kitten'],
    ['a puppy followed me home', 'puppy'],
    ['a rabbit that follows Ada to school', 'rabbit'],
    ['followed home by a cat', 'kitten'],
  ])('%s leads back to whose it is, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('follows-home');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toMatch(/[Oo]ne short/);
    }
  });

  it.each(['the moon follows me home', 'a duckling who follows his mother', 'a ghost that follows me everywhere'])(
    '%s is another',
    (theme) => expect(told(theme, 6).arc).not.toBe('follows-home'),
  );
});
