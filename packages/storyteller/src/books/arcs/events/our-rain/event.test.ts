import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two small ones who are lost', () => {
  it.each([
    ['two kittens lost in the rain', 'kitten', 'kitten'],
    ['two puppies lost in the woods', 'puppy', 'puppy'],
    ['a kitten and a puppy lost in the rain', 'kitten', 'puppy'],
    ['two bunnies lost in the dark', 'bunny', 'bunny'],
  ])('%s: hear their way home, together, soundly, at every age', (theme, one, other) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('our-rain');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const [first = ''] = book.pages.map((page) => page.text);
      expect(first).toMatch(new RegExp(`the ${one}\\b.*the ${other}\\b`, 's'));
      expect(book.pages.at(-1)?.text).toMatch(/our rain|one's ours/i);
    }
  });

  it.each(['a duckling who lost its mother', 'two kittens who lost their mittens', 'a puppy lost in the snow'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('our-rain');
    },
  );
});
