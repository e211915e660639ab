import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { friendThing } from '../of-the-child/friend-thing.ts';

const textOf = (theme: string, age: number, details: string | null = null): string => {
  const book = tellPictureBook({ theme, childName: 'Iris', age, details }, { seed: age });
  expect(book.arc).toBe('somebody-has-to');
  expect(book.findings.filter((each) => each.hard)).toEqual([]);
  return book.pages.map((page) => page.text).join(' ');
};

describe('a thing that is a friend', () => {
  it.each([
    ['he thinks the washing machine is his friend and says goodnight to it', /say good night to it/],
    ['a tree in our garden that she reads to every sunday, it has a name (Keith)', /Keith/],
    ['he thinks the postbox is hungry and feeds it leaves', /It is hungry/],
  ])('%s: it is done for it on every page, at every age', (theme, done) => {
    for (const age of [3, 6, 9]) expect(textOf(theme, age)).toMatch(done);
  });

  it('is called by the name that the details give it', () => {
    expect(textOf('his best friend is the hoover', 6, 'The hoover is called Brian.')).toContain('Its name was Brian.');
  });

  it('is a pumpkin, and called Brian', () => {
    expect(friendThing('she is best friends with a pumpkin called Brian', '', 'Iris')).toMatchObject({
      first: 'a pumpkin',
      name: 'Brian',
    });
  });

  it('takes nobody out into the street by night without a grown-up', () => {
    expect(textOf('he hugs the same lamp post on the way to nursery every day', 9)).toMatch(/found a coat|in a coat/);
  });

  it.each([
    'she says good night to Granny',
    'he talks to strangers',
    'a mouse talks with the moon through her window',
    'a girl who can talk to the wind',
    'my best friend is a robot',
    'she waves to the bus',
    'he says hello to everyone',
    'she is scared of the hoover',
    'he reads to his baby sister',
    'she has a dog called Susan',
    'he is friends with the boy next door',
  ])('%s is another', (theme) => {
    expect(friendThing(theme, '', 'Iris')).toBeNull();
  });
});
