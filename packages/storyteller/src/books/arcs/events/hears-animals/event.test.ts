import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who understands animals', () => {
  it.each([
    ['a girl who can talk to animals', 'animals'],
    ['the boy who could hear bees', 'bee'],
    ['Ada understands her cat for one day', 'cat'],
    ['a princess who can talk to animals', 'princess'],
    ['the girl who could speak to birds', 'birds'],
    ['a boy who can talk to his guinea pig', 'guinea pig'],
    ['a girl who talks to her tortoise', 'tortoise'],
  ])('%s is told so, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('hears-animals');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each([
    'my dog learns to talk',
    'a visit to the zoo',
    'a girl who is afraid of bees',
    'a parrot who repeats everything',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('hears-animals');
  });
});
