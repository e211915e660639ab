import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a volcano', () => {
  it.each(['a grumpy volcano', 'volcanoes', 'a volcano that snores', 'the fox who lives below a volcano'])(
    '%s holds its breath, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('volcano');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/breath|breathe/);
      }
    },
  );

  it.each(['a dragon who lives in a volcano', 'our model volcano at school', 'scared of the volcano'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('volcano');
    },
  );
});
