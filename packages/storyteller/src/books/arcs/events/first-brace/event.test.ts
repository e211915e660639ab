import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a first brace', () => {
  it.each([
    'getting braces',
    'first day with a brace on my teeth',
    'Ada goes to the orthodontist',
    'a crocodile who gets a brace',
  ])('%s whistles, soundly, at every age', (theme) => {
    for (const age of [3, 6, 10]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'first-brace']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/brace/i);
      expect(text).toMatch(/sausages|sssaus/i);
    }
  });

  it.each(['a clown with red braces', 'a wobbly tooth', 'she has a brace on her leg'])('%s is another', (theme) => {
    expect(told(theme, 10).arc).not.toBe('first-brace');
  });
});
