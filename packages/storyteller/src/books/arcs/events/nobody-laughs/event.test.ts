import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who never laughs', () => {
  it.each([
    ['a kingdom where nobody can laugh', 'kingdom'],
    ['the princess who never laughed', 'princess'],
    ['the giant who lost his smile', 'giant'],
    ["the king who couldn't smile", 'king'],
    ['the clown who could not laugh', 'clown'],
  ])('%s laughs in the end, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('nobody-laughs');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['smile for the school photo', 'a baby who laughs', 'the king who lost his crown'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('nobody-laughs');
    },
  );

  it.each(['a robot who wants to learn to laugh', "a robot who can't laugh"])('%s is about the robot', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
      expect(book.arc).toBe('nobody-laughs');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/ the robot/);
    }
  });
});
