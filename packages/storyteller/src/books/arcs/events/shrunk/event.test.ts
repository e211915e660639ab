import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who shrinks', () => {
  it.each(['the day I shrank', 'kids who shrink to the size of ants', 'a bear as small as a pea'])(
    '%s: is small enough to fetch what nobody can reach, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('shrunk');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/under (?:the|cupboards)/i);
      }
    },
  );

  it.each(['my jumper shrank in the wash', 'an elephant as small as a mouse'])('%s is another story', (theme) => {
    expect(told(theme, 6).arc).not.toBe('shrunk');
  });
});
