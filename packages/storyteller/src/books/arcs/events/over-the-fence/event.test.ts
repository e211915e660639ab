import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, seed = age) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed });

describe('somebody of stories next door', () => {
  it.each([
    ['a pirate moves in next door', 'pirate'],
    ['a witch moves in next door', 'witch'],
    ['dinosaurs live next door', 'dinosaur'],
    ['our new neighbour is a dragon', 'dragon'],
    ['a family of giants moved in across the road', 'giant'],
  ])('%s says hello over the fence, soundly, at every age, in both wordings', (theme, who) => {
    for (const age of [3, 6, 9])
      for (const seed of [1, 2, 3]) {
        const book = told(theme, age, seed);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(book.arc).toBe('over-the-fence');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(text).toContain(who);
        expect(text).toMatch(/next door|fence/);
        expect(book.notManaged).toEqual([]);
      }
  });

  it.each(['the noisy drums next door', 'my best friend moves away', 'we are moving to a new house'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('over-the-fence');
    },
  );
});
