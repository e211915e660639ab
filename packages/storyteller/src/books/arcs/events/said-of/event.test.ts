import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('shy or grumpy', () => {
  it.each([
    ['the shy elephant in the circus', 'circus'],
    ['the grumpy crab', 'crab'],
    ['the shy little mouse', 'mouse'],
  ])('%s: is shown by a deed, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('said-of');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['the happy hippo', 'a shy star', 'a grumpy bear who lost his hat'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('said-of');
  });
});
