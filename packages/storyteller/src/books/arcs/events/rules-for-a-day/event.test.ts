import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who rules for a day', () => {
  it.each(['prime minister for a day', 'queen for a day', 'head teacher for a day', 'a dog who becomes mayor'])(
    '%s: a smile is held up, and the button is seen from the floor, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('rules-for-a-day');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.notManaged).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/button/);
      }
    },
  );

  it.each([
    "I'm the boss today",
    "I'm the boss today and mummy and daddy have to go to bed",
    'I am the boss of the house',
  ])('%s: whoever is the boss at home sits in the chair there, and is sent to no bed', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('rules-for-a-day');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it('is not told of a boss at work', () => {
    expect(told('my dad is the boss at work', 6).arc).not.toBe('rules-for-a-day');
  });

  it.each(['a king who lost his crown', 'running for class president', 'our new head teacher'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('rules-for-a-day');
    },
  );
});
