import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a bear hunt', () => {
  it.each([
    ['a bear hunt', 'bear'],
    ["we're going on a bear hunt", 'bear'],
    ['a lion hunt', 'lion'],
    ['looking for a yeti', 'yeti'],
  ])('%s: whoever is hunted for comes after the hunters, soundly, at every age', (theme, kind) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('bear-hunt');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(`${kind} hunt[\\s\\S]*scarf`, 'u'));
    }
  });

  it.each(['a treasure hunt', 'a lost teddy bear', 'an easter egg hunt'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('bear-hunt');
  });
});
