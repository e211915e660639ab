import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('Holi', () => {
  it.each(['Holi with my cousins', 'celebrating Holi', 'a monkey at the festival of colours'])(
    '%s has colours on it, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('holi');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/Holi.*purple/s);
      }
    },
  );

  it.each(['a holiday with my cousins', 'the day the colours disappeared'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('holi');
  });
});
