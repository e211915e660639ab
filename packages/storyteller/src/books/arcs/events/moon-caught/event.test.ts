import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who has caught the moon', () => {
  it.each([
    'a fox who stole the moon',
    'Ada catches the moon in a net',
    'the moon thief',
    'a bear who wants to catch the moon',
  ])('%s has it in a bucket, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('moon-caught');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map(({ text }) => text).join(' ')).toMatch(/bucket/);
    }
  });

  it.each(['a rocket to the moon', 'the moon follows us home', 'a cow who jumps over the moon'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('moon-caught');
    },
  );
});
