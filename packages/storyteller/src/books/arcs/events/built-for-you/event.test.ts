import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two who build something together', () => {
  it.each([
    ['a dinosaur and a digger become best friends and build a playground', /playground/],
    ['an elephant and a mouse who open a bakery together', /bakery/],
    ['a pirate and an astronaut build a spaceship out of a pirate ship', /spaceship/],
    ['a robot and a giraffe make a treehouse', /treehouse/],
  ])('%s: each builds it for the other, soundly, at every age', (theme, work) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('built-for-you');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(work);
      expect(text).toContain('Ada');
      expect(text).toMatch(/[Jj]ust right|Right\./);
    }
  });

  it.each(['a building site', 'Ada and Dad build a den', 'an elephant and a mouse'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('built-for-you');
  });
});
