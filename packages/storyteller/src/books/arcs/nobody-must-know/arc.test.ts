import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two friends, and somebody who must not know', () => {
  it.each([
    [
      'scarecrow who makes friends with the crows and has to keep it secret from the farmer',
      9,
      /scarecrow.*the farmer.*enemies/is,
    ],
    ['a mouse who is secretly best friends with the cat', 6, /cat.*mouse.*secret/is],
    [
      'a knight who is friends with the dragon he is supposed to fight, and the king must never find out',
      3,
      /knight.*the king.*dragon/is,
    ],
  ] as const)('%s: they put on a quarrel', (theme, age, says) => {
    const book = told(theme, age);
    expect(book.arc).toBe('nobody-must-know');
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
    expect(book.pages.map((page) => page.text).join(' ')).toMatch(says);
  });

  it.each([
    'a boy who is friends with a bear and must not tell his mum',
    'a fox and a hen are friends',
    'a secret door in the garden',
    'a badger, a frog and a duck meet in secret on Fridays',
  ])('%s is another story', (theme) => {
    expect(told(theme, 6).arc).not.toBe('nobody-must-know');
  });
});
