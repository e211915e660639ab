import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a queen or a king comes to tea', () => {
  it.each(['The Queen comes to tea at our house', 'having tea with the king', 'the King visits our house'])(
    '%s dunks a biscuit, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('royal-tea');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages[0]?.text).toMatch(/king/i.test(theme) ? /the king/i : /the queen/i);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/dunk/i);
      }
    },
  );

  it.each([
    'the tiger who came to tea',
    'a dinosaur who comes to our house for tea',
    'the king who lost his crown',
    'a tea party for my teddies',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('royal-tea');
  });
});
