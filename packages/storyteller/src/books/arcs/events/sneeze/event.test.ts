import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a sneeze or a giggle', () => {
  it.each([
    ['the elephant who could not stop sneezing', 'elephant'],
    ['a giggle that will not stop', 'giggl'],
    ['a penguin with the giggles', 'penguin'],
  ])('%s goes on until it is found out, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('sneeze');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['sneezing at the doctor', 'a stolen giggle', 'a dragon with hiccups'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('sneeze');
  });
});
