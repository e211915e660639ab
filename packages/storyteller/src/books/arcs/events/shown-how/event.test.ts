import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, seed = age) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed });

describe('somebody old who is shown how a new thing works', () => {
  it.each([
    ['grandma learns to use a phone', 'Grandma', 'phone'],
    ['teaching nana to use the computer', 'Nana', 'computer'],
    ['grandpa gets his first tablet', 'Grandpa', 'tablet'],
  ])('%s is told with patience, soundly, at every age, in both wordings', (theme, who, what) => {
    for (const age of [3, 6, 9])
      for (const seed of [1, 2, 3]) {
        const book = told(theme, age, seed);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(book.arc).toBe('shown-how');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(text).toContain(who);
        expect(text).toContain(what);
        expect(book.notManaged).toEqual([]);
      }
  });

  it.each(['grandma lives far away', 'grandad learns to swim', 'baking with grandma'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('shown-how');
  });
});
