import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody with a tail has legs until tea', () => {
  it.each([
    ['a mermaid who wants legs so she can try ice cream', /try ice cream/],
    ['a mermaid who wishes she had legs', /legs/],
    ['a mermaid who wants legs', /legs/],
    ['a fish who wants legs so he can play football', /play football/],
  ])('%s: lent by the child, soundly, at every age', (theme, todo) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lent-legs');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(todo);
      expect(text).toContain('Ada');
    }
  });

  it.each(['tea with a mermaid', 'a mermaid who lost her voice', 'a fish who wants to fly'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('lent-legs');
    },
  );
});
