import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an astronaut', () => {
  it.each([
    ['a bear who becomes an astronaut', /bear/],
    ['a moon base', /moon base/],
    ['the first penguin on the moon', /beak/],
    ['Ada is an astronaut', /astronaut/],
  ])('%s has an itch, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('astronaut');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['a rocket to the moon', 'an astronaut costume', 'the astronaut who was afraid of the dark'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('astronaut');
    },
  );
});
