import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who is wrong for the job', () => {
  it.each([
    ["a goalkeeper who is an octopus, but he's too polite to stop the ball", /After you|in the way|so sorry/i],
    ['a yeti who runs an ice rink and falls over all the time', /How to Run an Ice Rink/],
    ['a knight whose armour squeaks so much that he can never sneak up on anyone', /Squeak/],
    ['a ghost who is scared of people and moves into a busy hotel', /moved into a busy hotel/],
    ['a witch who is allergic to cats', /ATISHOO/i],
    ['a scarecrow who really likes crows', /really liked crows/],
    ['a bus driver who hates turning left', /hates turning left/],
    ['an owl who is a night watchman but always falls asleep', /yawn/],
    ['a mouse who is a lion tamer', /right size|small/i],
    ['a giraffe who is a window cleaner but is scared of heights', /was a window cleaner/],
  ])('%s: it is so in what has to be done, and wanted in the end', (theme, shown) => {
    for (const age of [6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wrong-for-it');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(shown);
    }
  });

  it('is told to the smallest in sentences of their own', () => {
    const book = told('a waiter who drops everything', 3);
    expect(book.arc).toBe('wrong-for-it');
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
    expect(book.pages[0]?.text).toMatch(/the waiter dropped everything/);
  });

  // What a child is right to keep away from, what events are about, and tales of their own.
  it.each([
    "a lifeguard who can't swim",
    'a firefighter who is afraid of fire',
    'a knight who is scared of the dark and has to rescue a princess',
    "a dragon who can't fly",
    'a wolf who refuses to howl',
    'a magician whose rabbit is scared of hats',
    'a trip to the toy shop',
    'the noisy library',
    'a little artist',
    'a mouse who wants to be a firefighter',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('wrong-for-it');
  });
});
