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

  test('a detective who has to find the biscuits is no biscuit', () => {
    const book = told('a detective who has to find the missing biscuits');
    expect(book.arc).toBe('who-took-it');
    expect(textOf(book)).not.toContain('the missing biscuit');
  });

  test('of a pirate and a parrot who talks too much, the parrot talks', () => {
    const text = textOf(told('a pirate captain and his parrot who talks too much'));
    expect(text).toMatch(/the parrot\. [^.]*(?:never stopped|talk)/u);
    expect(text).not.toMatch(/the pirate captain\. [^.]*never stopped/u);
  });

  test('the forgetful one forgets, the egg of a dragon is no hen, and the new one at a school is its own kind', () => {
    expect(textOf(told('a wizard and his forgetful owl'))).toMatch(
      /the (?:forgetful )?owl (?:did not forget|forgot|had forgotten)|the (?:forgetful )?owl did not forget/u,
    );
    expect(textOf(told("a dragon egg in a hen's nest"))).toContain('the dragon');
    expect(textOf(told('a shy unicorn on her first day at unicorn school'))).toMatch(
      /the shy unicorn was new|the shy unicorn/u,
    );
  });

  test('whoever asks is not who it is about', () => {
    expect(told('my daughter asks what happens to rubbish').arc).toBe('adventure-recycling');
    expect(told('my son wants a story about black holes').arc).toBe('adventure-find-out');
  });
});
