import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a shark', () => {
  it.each(['sharks', 'a great white shark', 'a shark and the tooth fairy'])(
    '%s: loses a tooth a week, and gives the coins back, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('tooth-a-week');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toMatch(/shark/);
        expect(text).toMatch(/tooth fairy|the fairy/);
        expect(text).toContain('Ada');
      }
    },
  );

  it.each(['a mermaid and a shark', 'afraid of sharks', 'a shark who only eats seaweed'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('tooth-a-week');
  });
});
