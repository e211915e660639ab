import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { wish } from './arc.ts';

const told = (theme: string, age: number, seed = age) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed });
const textOf = (book: ReturnType<typeof told>): string => book.pages.map((page) => page.text).join(' ');

describe('the wish in the jar', () => {
  it.each([
    ['a boy who wants to be a postman', 'I want to be a postman'],
    ['I wish I had a dog', 'I wish I had a dog'],
    ['wishing for snow', 'I wish for snow'],
    ['a girl who dreams of being a pirate', 'I want to be a pirate'],
    ['wanting to be big like my brother', 'I want to be big'],
  ])('%s is told of the child, who says it in these words', (theme, said) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wish');
      expect(textOf(book)).toContain(`"${said}`);
    }
  });

  it('somebody asks for what only whoever wishes it can do', () => {
    expect(textOf(told('I wish I was a train driver', 6))).toMatch(/All aboard|Tickets, please/);
  });

  it('the same wish, asked for again, is answered by another piece of it', () => {
    const first = textOf(told('I wish I was a vet', 6));
    const again = tellPictureBook(
      { theme: 'I wish I was a vet', childName: 'Ada', age: 6, details: null },
      { seed: 6, recent: [first] },
    );
    expect(textOf(again).includes('thorn')).not.toBe(first.includes('thorn'));
  });

  it('whoever is wished for comes on the page and is in the picture', () => {
    const book = told('I wish I had a dog', 6);
    expect(textOf(book)).toContain('the dog');
    expect(book.cast.some((each) => each.is === 'animal' && each.animal === 'dog')).toBe(true);
  });

  it('nobody else is in the jar but the wish and its leaf at the end', () => {
    const last = told('I wish I had a dog', 6).pages.at(-1);
    expect(last?.scene.things).toContain('jar');
    expect(last?.scene.time).toBe('night');
  });

  it.each([
    'a mouse who wants to be a lion',
    'a girl who wants to play football',
    'my son wants to stop using his nappy',
    'she wants her dad to come back',
    'a dragon who wants to fly',
    'a boy who does not want to be a bear',
  ])('%s is not for it', (theme) => {
    expect(wish.fits(understandTheme(theme, 'Ada'))).toBe(0);
  });
});
