import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a hunt from riddle to riddle', () => {
  it.each(['a treasure hunt with clues and riddles', 'a riddle hunt round the house'])(
    '%s: is told so, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('clue-hunt');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/snail/);
      }
    },
  );

  it.each(['an easter egg hunt', 'a detective who follows the clues'])('%s is another', (theme) => {
    expect(told(theme, 9).arc).not.toBe('clue-hunt');
  });
});
