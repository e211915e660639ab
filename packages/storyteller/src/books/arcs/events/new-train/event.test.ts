import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a new train', () => {
  it.each([
    'a train',
    'a steam train',
    'a train on its first day',
    "a new train's first day",
    'a brand new steam train',
  ])('%s is not the one they know, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'new-train']);
      expect([theme, age, book.findings.filter((each) => each.hard)]).toEqual([theme, age, []]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/dent/);
    }
  });

  it.each([
    'a train trip to the sea',
    'a train who is scared of tunnels',
    'a little train that is late',
    'my first train ride',
    'a toy train',
    'first day at school',
  ])('%s is another story', (theme) => {
    expect(told(theme, 6).arc).not.toBe('new-train');
  });
});
