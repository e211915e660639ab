import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody always has to be first', () => {
  it.each(['Ada always wants to be first', 'a fox who has to be first', 'me first!'])(
    '%s is last once, and shuts the gate, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('always-first');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.notManaged).toEqual([]);
      }
    },
  );

  it.each(['a snail who wants to be first', 'first day at school', 'the first dog on the moon', "Ada's first tooth"])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('always-first');
    },
  );
});
