import { describe, expect, it } from 'vitest';
import { asMeant } from '../../as-meant.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { soTheySay } from './arc.ts';

const fit = (theme: string): number => soTheySay.fits(asMeant(understandTheme(theme, 'Mia')));

describe('something that happened once', () => {
  it.each([
    ['a digger digs a big hole', 3, 'dug a big hole'],
    ['teddy falls in the bath', 5, 'fell in the bath'],
    ['a snowman comes to life on christmas eve', 9, 'came to life on Christmas Eve'],
    ['the penguins escape from the zoo', 7, 'escaped from the zoo'],
  ])('%s: a child of %i hears that it did', (theme, age, done) => {
    const book = tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: 1 });
    expect(book.arc).toBe('so-they-say');
    expect(book.pages[0]?.text).toContain(done);
    expect(book.notManaged).toEqual([]);
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
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
  ])('is not for %s', (theme) => expect(fit(theme)).toBe(0));
});
