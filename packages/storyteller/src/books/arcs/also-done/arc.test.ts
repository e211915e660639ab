import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { ownWay } from '../of-the-child/own-way.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Nell', age, details: null }, { seed: age });
const textOf = (theme: string, age: number): string => {
  const book = told(theme, age);
  expect(book.arc).toBe('also-done');
  expect(book.findings.filter((each) => each.hard)).toEqual([]);
  return book.pages.map((page) => page.text).join(' ');
};

describe('the way a child likes it', () => {
  it.each([
    ['his wellies are on the wrong feet and he likes it that way thank you', 'I have my wellies on the wrong feet'],
    ['my son walks everywhere backwards', 'I walk everywhere backwards'],
    ['wants to wear her swimming goggles to bed', 'I wear my swimming goggles to bed'],
  ])('%s: the child says so, at every age, and is talked out of nothing', (theme, mine) => {
    for (const age of [3, 6, 9]) expect(textOf(theme, age)).toContain(mine);
  });

  it('keeps the reason that the child gives, and has it written down', () => {
    const text = textOf('she wont wear a coat because she says coats are for bears', 6);
    expect(text).toContain('Coats are for bears');
    expect(text).toContain('NOT WEARING A COAT. THIS IS ALSO DONE. And under that: COATS ARE FOR BEARS.');
  });

  it.each([
    ['he will only go up the stairs if he counts them', 'I only go up the stairs if I count them'],
    ['my son puts his toys to bed before he goes himself', 'I put my toys to bed before I go myself'],
    ['he refuses to wear matching gloves', "I won't wear matching gloves"],
    ['she wears a tutu over everything even to the dentist', 'I wear a tutu over everything, even to the dentist'],
  ])('%s: said by the child as "%s"', (theme, mine) => {
    expect(ownWay(theme, 'Nell')?.mine).toBe(mine);
  });

  it.each([
    // Troubles, dangers and what is everybody's business are told elsewhere, and so is what only happened once.
    'he hits his sister',
    'she goes to the moon to bring it a blanket because it looks cold',
    'the boy who only ate pasta',
    'my son says someone sleeps under his bed',
    "she won't wear her seat belt",
    "my son won't eat vegetables",
    'he wets the bed',
    "my daughter won't go to school",
    'she walks on the roof',
    'a bear who walks everywhere backwards',
    'penguins only eat round food',
    'she lost her goggles',
    'going to bed',
    'she is getting a puppy',
    'my daughter loves dinosaurs',
    'he wants to be an astronaut',
  ])('%s is another', (theme) => {
    expect(ownWay(theme, 'Nell')).toBeNull();
  });
});
