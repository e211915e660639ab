import { describe, expect, it } from 'vitest';
import { understandTheme } from '../../theme/understand.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { askedFor } from './asked-for.ts';

const asked = (theme: string) => askedFor(understandTheme(theme, 'Mia'));
const goat = { kind: 'goat' };

describe('a story that a child asks for and nobody knows', () => {
  it.each([
    ['a penguin who hates the cold', 'a goat who hates the cold', 'a penguin who hates the cold'],
    ['a tiny dragon living in the toaster', 'a tiny goat living in the toaster', 'a tiny dragon living in the toaster'],
    ['the moon needs a new light bulb', 'the goat who needs a new light bulb', 'the moon who needs a new light bulb'],
    ['polar bear floats away on a piece of ice', 'a goat who floats away on a piece of ice', null],
    ['we missed the last ferry', 'a goat who missed the last ferry', null],
    ['waiting for the bus', 'a goat waiting for the bus', null],
  ])('tells "%s" of somebody else', (theme, wrong, right) => {
    const story = asked(theme);
    expect(story?.of(goat)).toBe(wrong);
    if (right !== null) expect(story?.right).toBe(right);
  });

  it.each([
    'trampoline',
    'the old house on the hill',
    'my dog died',
    'two foxes who share a hat',
    'Mia and the moon',
    "the baker's cake that grew",
  ])('leaves "%s" to others', (theme) => {
    expect(asked(theme)).toBeNull();
  });

  it.each([3, 6, 9])(
    'says the whole theme at %i, and draws whoever it is about among those who came by mistake',
    (age) => {
      const book = tellPictureBook(
        { theme: 'a wolf who is actually very polite', age, childName: 'Mia', details: null },
        { seed: 3 },
      );
      expect(book.arc).toBe('the-one-about');
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/a wolf who is actually very polite/i);
      expect(text).toMatch(/you too/i);
      const together = book.pages.find(
        (page) => page.scene.actors.length >= 3 && page.scene.actors.some(({ who }) => who === 'hero'),
      );
      expect(together).toBeDefined();
    },
  );
});
