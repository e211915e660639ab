import { describe, expect, test } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';

const told = (theme: string, details: string | null = null, age = 5): ReturnType<typeof tellPictureBook> =>
  tellPictureBook({ theme, childName: 'Mia', age, details }, { seed: 7 });
const textOf = ({ title, pages }: ReturnType<typeof tellPictureBook>): string =>
  `${title} ${pages.map((page) => page.text).join(' ')}`;

describe('a theme in the parts its parent meant', () => {
  test('a family name for a grandparent is the name in the book', () => {
    const text = textOf(told('a day out with grandpa', 'we call him Pops'));
    expect(text).toContain('Pops');
    expect(text).not.toContain('Grandpa');
  });

  test('a baby, a digger and two dogs keep the names that the details tell', () => {
    expect(textOf(told('our new baby is coming home', 'our baby is called Wilf'))).toContain('Wilf');
    expect(textOf(told('my daughter is obsessed with diggers', 'she has a digger called Scoop'))).toContain('Scoop');
    const dogs = textOf(told('two dogs and a very big stick', 'our dogs are Bramble and Fern'));
    expect(dogs).toContain('Bramble');
    expect(dogs).toContain('Fern');
  });

  test('the house of a sleepover, and a walk on which one is lost, are nobody and nothing to look for', () => {
    expect(textOf(told("first sleepover at a friend's house"))).not.toMatch(
      /the house\b.*said|\p{Lu}\p{L}+ the house/u,
    );
    expect(told('my son and our dog go on a walk and get lost', 'our dog is Biscuit').arc).not.toBe('lost-and-found');
  });

  test('slime is made, and a kitten up a tree is what is helped', () => {
    expect(told('making slime').arc).toBe('making');
    expect(told('a kitten stuck up a tree').friends.map((each) => each.kind)).not.toContain('tree');
  });

  test('a rabbit that ran away is looked for by its own name', () => {
    expect(textOf(told('our rabbit ran away', 'the rabbit is called Clover'))).toMatch(/\bClover\b/);
  });
});
