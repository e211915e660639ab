import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two homes and one bag', () => {
  it.each(['a fox with two homes', 'Ada has two homes', "Mum's week and Dad's week", 'two homes, one bag'])(
    '%s has its clank, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('two-homes');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.notManaged).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bclank\b.*\bother bed|clank/is);
      }
    },
  );

  it.each([
    'having two homes',
    'mum and dad live in two houses now and I am sad',
    'my parents got divorced and I have two homes',
  ])('%s is told by the gentle book', (theme) => {
    expect(told(theme, 6).arc).toBe('tender-two-homes');
  });
});
