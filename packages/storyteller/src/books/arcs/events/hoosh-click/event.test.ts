import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Aria', age, details: null }, { seed: age });

describe('a machine that stops, far from Earth', () => {
  it.each([
    ['first colony on Mars and the oxygen machine breaks', 'Mars'],
    ['the spaceship breaks down far from home', 'spaceship'],
    ['a mission to Mars that goes wrong', 'Mars'],
    ['a girl who lives on Mars', 'Mars'],
  ])('%s is mended by ear, soundly, at every age', (theme, word) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('hoosh-click');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toMatch(/Aria.*Hoosh, click/su);
    }
  });

  it.each(['a trip to Mars in a rocket', 'an alien whose spaceship is broken', 'the car breaks down'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('hoosh-click');
    },
  );
});
