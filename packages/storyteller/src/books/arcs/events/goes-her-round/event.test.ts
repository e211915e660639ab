import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('where the cat goes at night', () => {
  it.each([
    'our cat goes out every night and we dont know where so we follow her',
    'where does our cat go at night',
    'the secret life of our cat',
    'our cat who goes missing every night and nobody knows where',
    'Ada follows the cat to see where she goes',
  ])('%s: she begins with who is not asleep yet, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'goes-her-round']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/flour/);
      expect(text).toContain('Ada');
    }
  });

  it('the cat has her own name', () => {
    const book = told('our cat goes out every night and we follow her', 6, 'cat is called Pickle');
    expect(book.pages.map((page) => page.text).join(' ')).toContain('Pickle');
  });

  it('a tom is a he', () => {
    const book = told('where does our cat go at night', 6, "our cat is called Biscuit, he's orange");
    expect(book.pages.map((page) => page.text).join(' ')).not.toMatch(/Biscuit[^.]*\. She\b/);
  });

  it.each(['our cat is lost', 'a witch and her cat', 'a cat who is afraid of the dark'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('goes-her-round');
  });
});
