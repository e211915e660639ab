import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a toy has what the child has', () => {
  it.each([
    ['She has diabetes and her teddy gets it too and she shows him what to do', /insulin/],
    ['he has asthma and his teddy has asthma too', /inhaler/],
    ['her doll has hearing aids like hers', /hearing aids/],
    ['her teddy wears glasses too', /glasses/],
  ])('%s: it is shown, and said back, soundly, at every age', (theme, said) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'toy-has-it-too']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(said);
      expect(text).toContain('Ada');
    }
  });

  it('diabetes is seen to many times a day', () => {
    for (const age of [3, 6, 9]) {
      const book = told('She has diabetes and her teddy gets it too and she shows him what to do', age);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/many times a day/i);
      expect(text).not.toMatch(/every morning/i);
    }
  });

  it.each(['a teddy bear hospital', 'lost teddy', 'her first glasses', 'an owl who needs glasses'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('toy-has-it-too');
    },
  );
});
