import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Freya', age, details: null }, { seed: age });

describe('where no girls are allowed', () => {
  it.each([
    ["a girl who wants to be a knight but girls aren't allowed", 'knight'],
    ['a Viking girl who wants to sail with the warriors', 'Viking'],
    ["a Viking girl who isn't allowed to fight", 'Viking'],
    ['a princess who dresses up as a knight', 'knight'],
  ])('%s: it says something else over the gate, soundly, at every age', (theme, word) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('no-gulls');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toMatch(/no girls.*Freya.*gulls/isu);
    }
  });

  it.each(['a princess and a dragon', 'a girl who plays football', 'a knight looks for his helmet'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('no-gulls');
    },
  );
});
