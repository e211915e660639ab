import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('times tables', () => {
  it.each(['times tables are hard', 'sums', 'maths', 'a hedgehog who cannot do sums'])(
    '%s gets a number to stay, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('times-tables');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toMatch(age === 3 ? /\bseven\b/i : /\bfifty-six\b/i);
        expect(text).toMatch(/\bcandles\b/);
      }
    },
  );

  it('says what is hard in the words of the theme', () => {
    expect(told('times tables are hard', 6).pages[0]?.text).toMatch(/times tables/);
    expect(told('maths', 6).pages[0]?.text).toMatch(/maths/);
  });

  it.each(['counting to ten', 'worried about my maths test', 'a robot who does my homework'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('times-tables');
    },
  );
});
