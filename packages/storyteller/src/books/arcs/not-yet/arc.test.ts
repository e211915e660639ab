import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { planted } from '../of-the-child/planted.ts';

describe('what a child plants that nobody else would', () => {
  it.each([
    ['a girl plants a button and waits to see if a coat will grow', /a button.*hung a coat/],
    ['she buried a sock to grow a sock tree', /buried a sock.*On every twig hung a sock/],
    ['she planted a lolly stick to grow a lolly tree', /a lolly stick.*On every twig hung a lolly/],
  ])('%s: it comes up, at every age', (theme, up) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ava', age, details: null }, { seed: age });
      expect(book.arc).toBe('not-yet');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(up);
    }
  });

  it.each([
    'she planted a sunflower seed and waits for it to grow',
    'we buried our hamster in the garden',
    'he planted a bean and waters it every day',
    'a squirrel buries a nut and waits',
    'they planted a tree for grandad',
  ])('%s is another', (theme) => {
    expect(planted(theme, 'Ava')).toBeNull();
  });
});
