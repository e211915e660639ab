import { describe, expect, it } from 'vitest';
import { asMeant } from '../../as-meant.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { asAsked } from '../../theme/as-asked.ts';
import { understandTheme } from '../../theme/understand.ts';
import { soTheySay } from './arc.ts';
import { doneOnceIn } from './done-once.ts';

const read = (theme: string): ReturnType<typeof asMeant> => asAsked(asMeant(understandTheme(theme, 'Mia')));

describe('something that happened once', () => {
  it.each([3, 6, 9])('is told as it was on the first page, to a child of %i', (age) => {
    const book = tellPictureBook(
      { theme: "Bramble the sheep jumps into the mayor's pond", childName: 'Mia', age, details: null },
      { seed: 1 },
    );
    expect(book.arc).toBe('so-they-say');
    expect(book.pages[0]?.text).toContain("jumped into the mayor's pond");
    expect(book.notManaged).toEqual([]);
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
  });

  it.each([
    ['teddy falls in the bath', 'fell in the bath'],
    ['a snowman comes to life on christmas eve', 'came to life on Christmas Eve'],
    ['Mia wins a goldfish at the fair', 'won a goldfish at the fair'],
  ])('is news: %s', (theme, past) => {
    expect(doneOnceIn(read(theme))?.past).toBe(past);
    expect(soTheySay.fits(read(theme))).toBeGreaterThan(5);
  });

  it.each([
    'a mouse who plays the trumpet',
    'a bear who bakes cakes',
    'a bear opens a bakery',
    'a fox who steals the eggs',
    'a penguin who wants to fly',
    'a dragon sets the village on fire',
    'Mia swallows a coin',
    'Mia climbs out of the window',
    'a boy who escapes from nursery',
  ])('is not %s', (theme) => expect(soTheySay.fits(read(theme))).toBe(0));
});
