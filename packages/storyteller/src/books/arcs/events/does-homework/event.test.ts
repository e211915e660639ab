import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('what does the homework', () => {
  it.each([
    ['a pen that does your homework', 'pen'],
    ['an inventor who builds a machine that does homework', 'machine'],
    ['a robot that does my homework', 'robot'],
  ])('%s: it is asked what it did at the weekend, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('does-homework');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toMatch(/dark/);
    }
  });

  it.each(['the dog ate my homework', 'too much homework', 'a pencil that draws things which come alive'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('does-homework');
    },
  );
});
