import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('somebody new of a parent', () => {
  it.each([
    ["dad's new girlfriend", /Dad's girlfriend/],
    ["mum's new boyfriend is moving in", /Mum's boyfriend/],
    ["I don't like my dad's girlfriend", /Dad's girlfriend/],
  ])('%s: does not know how the house works, soundly, at every age', (theme, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('dads-girlfriend');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(who);
      expect(text).toMatch(/chair/);
    }
  });

  it('calls her by the name that the parent gives', () => {
    const book = told("dad's new girlfriend", 9, "Dad's girlfriend is called Kate");
    expect(book.pages.map((page) => page.text).join(' ')).toMatch(/Kate/);
  });

  it.each(["mum's boyfriend shouts at me", "my big sister's boyfriend", 'my new stepsister'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('dads-girlfriend');
    },
  );
});
