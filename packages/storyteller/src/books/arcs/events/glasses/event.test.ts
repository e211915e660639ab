import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('glasses', () => {
  it.each([
    'a mole who needs glasses',
    'Ada gets glasses',
    'the owl who could not see',
    'going to the optician with mum',
  ])('%s is told with leaves and a post, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('glasses');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/glasses/);
      expect(text).toMatch(/leaves/);
    }
  });

  it.each(['grandpa lost his glasses', 'a bat who cannot see in the dark', 'magic glasses', 'sunglasses on the beach'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('glasses');
    },
  );
});
