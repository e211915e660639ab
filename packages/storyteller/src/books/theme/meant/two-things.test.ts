import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../index.ts';

const told = (theme: string, age = 6) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two things that fall out', () => {
  it.each([
    ['the toaster and the fridge fall out', 'toaster', 'fridge'],
    ['a fork and a spoon who fall out', 'fork', 'spoon'],
    ['a cup and a saucer who quarrel', 'cup', 'saucer'],
    ['the left shoe and the right shoe have an argument', 'left shoe', 'right shoe'],
    ['a kettle and a teapot argue about who is better', 'kettle', 'teapot'],
  ])('%s is about the two of them', (theme, one, two) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(book.arc).toBe('the-line');
      expect(text).toContain(`the ${one}`);
      expect(text).toContain(`the ${two}`);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it('crayons that argue are two crayons', () => {
    expect(told('crayons that argue about who is best').arc).toBe('the-line');
  });

  it.each(['mum and dad argue', 'my brother and sister argue', 'a boy and his kite', 'the cup and the saucer'])(
    '%s is no such thing',
    (theme) => {
      const text = told(theme)
        .pages.map((page) => page.text)
        .join(' ');
      expect(text).not.toMatch(/the (?:mum|dad|brother|sister) and|See you, (?:cup|salt)/);
    },
  );
});
