import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an animal is loose where people are', () => {
  it.each([
    ['hamster excapes in the clasroom', /hamster/, /hood/],
    ['a snake gets loose in school', /snake/, /hood/],
    ['the class guinea pig is loose', /guinea pig/, /hood/],
    ['the class hamster escapes from its cage', /hamster/, /hood/],
    ['a mouse is loose in the library', /mouse/, /hood/],
    ['the monkey escapes from the zoo and comes to our shop', /monkey/, /\bhat\b/],
    ['a cow gets loose in the town', /cow/, /\bhat\b/],
  ])('%s: the child sees where it has been all along, soundly, at every age', (theme, animal, where) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('on-the-loose');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(animal);
      expect(text).toMatch(where);
      expect(text).toContain('Ada');
    }
  });

  it('does not tell hamster ways of what lives in a tank', () => {
    for (const age of [3, 6, 9]) {
      const text = JSON.stringify(told('the stick insects have got out in class', age).pages);
      expect(text).not.toMatch(/asleep|yawned|turned round three times/);
    }
  });

  it.each(['looking after the class hamster for the weekend', 'our tortoise has gone missing', 'a trip to the zoo'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('on-the-loose');
    },
  );
});
