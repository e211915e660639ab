import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the sun and the moon', () => {
  it.each(['the sun and the moon', 'Ada and the moon', 'the moon who wants to meet the sun'])(
    '%s have each other’s light, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('sun-and-moon');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/spoon/);
      }
    },
  );

  it.each(['a rocket to the moon', 'the moon follows us home', 'a wolf and the moon who fell down'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('sun-and-moon');
    },
  );
});
