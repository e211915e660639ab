import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Maya', age, details }, { seed: age });

describe('a child who is a superhero', () => {
  it.each([
    'superhero girl who saves her brother',
    'Maya is a superhero and saves her brother',
    'Super Maya saves the day',
  ])('%s saves somebody, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age, 'brother Dev is 3');
      expect(book.arc).toBe('held-on');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages[0]?.text).toContain('Super Maya');
      expect(book.pages.filter((page) => page.text.includes('Dev')).length).toBeGreaterThan(5);
    }
  });

  it('saves the cat that the theme names', () => {
    const book = told('superhero Maya saves the cat', 3, 'our cat Tiger');
    expect(book.arc).toBe('held-on');
    expect(book.pages[0]?.text).toContain('Super Maya');
    expect(book.pages.map((page) => page.text).join(' ')).toMatch(/Tiger/);
  });

  it.each(['a superhero who is scared of the dark', 'super gran saves the day', 'a superhero potato'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('held-on');
    },
  );

  it.each(['superhero girl', 'my daughter turns into a superhero when she puts her wellies on'])(
    'is the child in "%s"',
    (theme) => {
      const book = told(theme, 5);
      expect(book.arc).toBe('held-on');
      expect(book.pages.map((page) => page.text).join(' ')).toContain('Super ');
    },
  );
});
