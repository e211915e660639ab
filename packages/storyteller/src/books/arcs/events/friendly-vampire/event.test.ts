import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody friendly whom nobody lets in', () => {
  it.each([
    'a friendly vampire nobody lets in',
    'a werewolf who is not scary',
    'a zombie who only wants to say hello',
    'a friendly mummy in bandages nobody opens the door to',
    'a wolf who is really nice but everyone is afraid of him',
    'a friendly monster that everyone is scared of',
    'a big scary bear who is actually really gentle',
    'a dragon who is nice but nobody believes him',
    'a crocodile who just wants to be friends but everyone runs away',
  ])('%s brings things back, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('friendly-vampire');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/mitten.*sock/);
    }
  });

  it.each([
    'a vampire who faints at ketchup',
    'a vampire who is afraid of the dark',
    'my mummy is kind',
    'a friendly ghost',
    'a monster who is afraid of children',
    'a wolf who is afraid of the dark',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('friendly-vampire');
  });
});
