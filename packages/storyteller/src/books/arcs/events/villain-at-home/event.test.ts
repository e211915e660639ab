import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a villain at home', () => {
  it.each([
    ['she is a super hero and her baby sister is the villain', /baby sister/],
    ['my little brother is a super villain', /little brother/],
    ['my baby sister pulls everything out of the cupboards', /cupboard/],
    ['Ada is a superhero and the baby is the baddie', /cape/],
  ])('%s: what is looked for is a cape, soundly, at every age', (theme, said) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'villain-at-home']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(said);
      expect(text).toContain('Ada');
    }
  });

  it('the villain is the younger one, also beside a big brother', () => {
    const book = told('super hero big brother against his baby sister', 6);
    const text = book.pages.map((page) => page.text).join(' ');
    expect(text).toContain('baby sister');
    expect(text).not.toContain('big brother');
  });

  it('the villain has the name that the parent gives', () => {
    const book = told('she is a superhero and her baby sister is the villain', 6, 'sister Nell is 1');
    expect(book.pages.map((page) => page.text).join(' ')).toContain('Nell');
  });

  it.each(['a superhero whose power is small', 'a new baby sister is coming', 'the baby knocks down the tower'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('villain-at-home');
    },
  );
});
