import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the moon that follows', () => {
  it.each(['the moon follows us home', 'the moon followed me', 'a fox followed by the moon', 'the moon comes with us'])(
    '%s is at both gates, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('moon-follows');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toContain('moon');
      }
    },
  );

  it.each(['a rocket to the moon', 'the moon fell out of the sky', 'a dog who follows me home'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('moon-follows');
    },
  );
});
