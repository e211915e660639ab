import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a dinosaur in the garden', () => {
  it.each(['Ada meets a dinosaur in the garden', 'a dinosaur comes to our garden', 'my pet dinosaur'])(
    '%s stands still, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('dinosaur-garden');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages[0]?.text).toContain('Ada');
        expect(book.pages.map((page) => page.text).join(' ')).toContain('dinosaur');
      }
    },
  );

  it.each(['a dinosaur comes to school', 'a dinosaur egg in the garden', 'digging up dinosaur bones'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('dinosaur-garden');
    },
  );
});
