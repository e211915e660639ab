import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who may be something else', () => {
  it.each([
    ['Grandma is a secret spy', 'spy'],
    ['my brother is a werewolf', 'werewolf'],
    ['my teacher is an alien', 'alien'],
    ['my mum is a superhero', 'superhero'],
    ['is grandpa a pirate', 'pirate'],
  ])('%s: it stays open, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('secretly-a');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['my mum is a doctor', 'a superhero who is afraid of spiders', 'dad dresses up as a pirate'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('secretly-a');
    },
  );
});
