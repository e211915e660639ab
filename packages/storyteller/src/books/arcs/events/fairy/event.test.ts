import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a fairy door', () => {
  it.each(['a fairy door in the garden', 'a gnome in the garden', 'Ada meets a fairy in the woods'])(
    '%s opens, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('fairy');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toContain('door');
      }
    },
  );

  it.each(['the tooth fairy comes', 'fairy cakes with Dad', "Santa's elves"])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('fairy');
  });
});
