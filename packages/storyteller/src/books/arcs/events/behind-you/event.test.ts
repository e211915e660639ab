import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Eva', age, details }, { seed: age });

describe('a detective and a missing pet', () => {
  it.each(['detective Eva and the missing cat', 'Eva the pet detective', 'a detective looks for a lost dog'])(
    '%s is solved by the child, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('behind-you');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages[0]?.text).toContain('Eva');
      }
    },
  );

  it('looks for the cat by its own name', () => {
    const book = told('detective Eva and the missing cat', 6, 'our cat is called Biscuit');
    expect(book.pages.map((page) => page.text).join(' ')).toContain('Biscuit');
  });

  it.each(['our cat is missing', 'a dog detective', 'detective Eva and the missing cake'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('behind-you');
  });
});
