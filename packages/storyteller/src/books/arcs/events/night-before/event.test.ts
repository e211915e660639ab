import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('night before', () => {
  it.each(['the night before my birthday', 'how many more sleeps', 'the day before our holiday'])(
    '%s is today in the end, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('night-before');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\btoday\b/i);
      }
    },
  );

  it('says what is waited for', () => {
    expect(told('the night before my birthday', 6).pages[0]?.text).toMatch(/the birthday/);
    expect(told('ten more sleeps until Easter', 6).pages[0]?.text).toMatch(/Easter/);
  });

  it.each(['my birthday party', 'the night before my operation', 'waiting for the new baby', 'counting to ten'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('night-before');
    },
  );
});
