import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('the only girl in a team', () => {
  it.each([
    'the only girl in the football team',
    'being the only girl on the team',
    'a girl joins the boys football team',
  ])('%s: is told, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('only-girl');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/budge up/i);
    }
  });

  it.each(['the only girl in the family', 'the girls football team', 'picked last for the team'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('only-girl');
    },
  );
});
