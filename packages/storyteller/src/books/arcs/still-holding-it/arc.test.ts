import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { heldThing } from '../of-the-child/held-thing.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Gus', age, details: null }, { seed: age });

describe('a thing that a child will not let go of', () => {
  it.each([
    ["the big yellow spoon she won't let go of", 'big yellow spoon'],
    ['he wont put his stick down', 'stick'],
    ['he carries a colander around the house and wears it as a hat', 'I wear it as a hat'],
  ])('%s: it is held on to, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('still-holding-it');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(words);
    }
  });

  it('goes where the parent says it goes', () => {
    expect(heldThing('he takes his umbrella everywhere even when its sunny')?.where).toBe(
      'everywhere, even when it was sunny',
    );
    expect(heldThing('she sleeps with a potato')?.where).toBe('to bed');
  });

  it('leaves what is soft to its own story', () => {
    expect(told('he takes his blanket everywhere', 4).arc).not.toBe('still-holding-it');
  });

  it.each([
    "she won't let go of Mummy",
    "he won't put his ipad down",
    "she won't let go of my hand",
    'he takes the dog everywhere',
    'my son carries his dummy around all day',
    'he brings home a stick from every walk',
    'a knight who never goes anywhere without his sword',
    'she lost the spoon she takes everywhere',
  ])('%s is another', (theme) => {
    const thing = heldThing(theme);
    expect(thing === null || told(theme, 6).arc !== 'still-holding-it').toBe(true);
  });
});
