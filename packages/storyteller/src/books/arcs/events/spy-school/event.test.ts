import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a school for spies', () => {
  it.each(['a school for spies', 'spy school', 'learning to be a secret agent'])(
    '%s: is told, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('spy-school');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/good morning/i);
      }
    },
  );

  it.each(['a spy hamster', 'first day at school', 'a school for wizards', 'playing I spy'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('spy-school');
    },
  );
});
