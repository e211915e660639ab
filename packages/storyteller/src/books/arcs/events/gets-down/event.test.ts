import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody at a museum who gets down', () => {
  it.each([
    ['the museum at night', 'museum'],
    ['the statue who got down', 'statue'],
    ['a dinosaur skeleton comes to life at the museum', 'dinosaur'],
    ['a sleepover at the museum with my brother Sam', 'Sam'],
  ])('%s is told so, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('gets-down');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a day at the museum', 'a thief at the museum', 'a magic paintbrush', 'painting a picture for grandma'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('gets-down');
    },
  );
});
