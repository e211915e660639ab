import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });
const textOf = (book: ReturnType<typeof told>): string => book.pages.map((page) => page.text).join(' ');

describe('a brother or a sister who starts school', () => {
  it.each(['my big sister starts school', "my brother's first day at nursery"])(
    '%s: it is not the first day of the child, who comes along as far as the gate',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('first-school-day');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(textOf(book)).toMatch(/Ada's (?:big )?(?:sister|brother) \p{Lu}/u);
        expect(textOf(book)).not.toMatch(/Ada (?:has|had) a new rucksack/);
      }
    },
  );

  it('has the name that the family gave', () => {
    expect(textOf(told('my big sister starts school', 4, 'Her sister is Ella'))).toContain('Ella');
  });

  it("leaves the child's own first day to the child", () => {
    expect(textOf(told('first day at nursery', 3))).not.toMatch(/sister|brother/);
  });
});
