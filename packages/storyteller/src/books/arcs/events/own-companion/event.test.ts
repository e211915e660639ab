import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, childName = 'Ada') =>
  tellPictureBook({ theme, childName, age, details: null }, { seed: age });

describe('somebody and the big animal that is theirs', () => {
  it.each([
    ['a princess and her unicorn', 'princess', 'unicorn'],
    ['the princess and the unicorn', 'princess', 'unicorn'],
    ['a cowboy and his horse', 'cowboy', 'horse'],
    ["the knight's horse", 'knight', 'horse'],
    ['a giant and his dog', 'giant', 'dog'],
    ['a princess who has a pet dragon', 'princess', 'dragon'],
  ])('%s: both are in it from the first page to the last, soundly, at every age', (theme, owner, animal) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('own-companion');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const [first = ''] = book.pages.map((page) => page.text);
      expect(first).toContain(`the ${owner}`);
      expect(first).toContain(animal);
      for (const { scene } of book.pages)
        expect(scene.actors.some(({ who }) => who === 'hero' || who === 'other')).toBe(true);
    }
  });

  it.each(['a girl and her dragon', 'Ada and her unicorn', 'a boy and his dinosaur', 'Ada and the baby dragon'])(
    '%s: the child is who it belongs to',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('own-companion');
        expect(book.pages[0]?.text).toContain('Ada');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
      }
    },
  );

  it.each(['a unicorn who lost her horn', 'a witch and her cat', 'a princess and a frog', 'a bear and her cub'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('own-companion');
    },
  );
});
