import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, seed = age, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed });

describe('a child who is an animal and means it', () => {
  it.each([
    ['my sister thinks she is a cat', /Cats don't/],
    ['my little brother thinks he is a dog', /Dogs don't/],
    ['Ada thinks she is a dinosaur', /Dinosaurs don't/],
    ['a boy who pretends to be a frog', /Frogs don't/],
  ])('%s does what they do, soundly, at every age, in both wordings', (theme, refrain) => {
    for (const age of [3, 6, 9])
      for (const seed of [1, 2, 3]) {
        const book = told(theme, age, seed);
        expect(book.arc).toBe('being-a-cat');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(refrain);
      }
  });

  it('is the sister whom the parent named, and nobody else', () => {
    const text = told('my little sister thinks she is a cat', 5, 2, 'her sister Poppy')
      .pages.map((page) => page.text)
      .join(' ');
    expect(text.match(/Poppy/g)?.length).toBeGreaterThan(8);
    expect(text).not.toMatch(/Poppy (?:came too|was there too|hummed)/);
  });

  it.each(['a dog who thinks it is a cat', 'my sister wants a cat', 'a boy who turns into a wolf'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('being-a-cat');
    },
  );
});
