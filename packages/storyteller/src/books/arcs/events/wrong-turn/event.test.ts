import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a train on the wrong rails', () => {
  it.each([
    'a train that takes a wrong turn into the mountains',
    'the little train who got lost',
    'a train that goes up a mountain',
    'a steam train on the wrong track',
  ])('%s comes to a station that waits for it, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wrong-turn');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/wrong turn.*[Ff]orty years/s);
    }
  });

  it('ends at the seaside where the theme says so', () => {
    for (const age of [3, 6, 9]) {
      const book = told('a little train who takes the wrong track and ends up at the seaside', age);
      expect(book.arc).toBe('wrong-turn');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/market.*(?:the sea|seaside|blue)/su);
    }
  });

  it.each(['Mia takes the wrong train', 'a toy train that got lost', 'a train who lost his whistle'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('wrong-turn');
    },
  );

  it('has been on time until the day it gets lost', () => {
    const text = told('the little train who got lost', 8)
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toMatch(/the little train/);
    expect(text).not.toMatch(/lost little train/);
  });
});
