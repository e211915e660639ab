import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody big and somebody small of one kind', () => {
  it.each([
    ['a mummy bear and her cub', 'Mummy Bear', 'cub'],
    ['a daddy lion and his cub', 'Daddy Lion', 'cub'],
    ['a kangaroo and her joey', 'Mother Kangaroo', 'joey'],
    ['a lion cub and his dad', 'Dad Lion', 'cub'],
    ['mother hen and her chicks', 'Mother Hen', 'other chicks'],
    ['grandpa bear and little bear', 'Grandpa Bear', 'Little Bear'],
    ['a mother and her cub', 'Mother Bear', 'cub'],
    ['a baby elephant', 'Big Elephant', 'baby elephant'],
    ['baby dragon and his mummy', 'Mummy Dragon', 'baby dragon'],
  ])('%s: change places for a day, called as the parent calls them, soundly, at every age', (theme, big, small) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('parent-and-young');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(big);
      expect(text).toContain(small);
      expect(book.pages.at(-1)?.text).toContain('Ada');
    }
  });

  it.each(['a baby bear who cannot sleep', 'a duckling who lost its mother', 'a fox and a hen', 'my baby brother'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('parent-and-young');
    },
  );
});
