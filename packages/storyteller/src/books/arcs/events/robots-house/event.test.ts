import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('robots in charge', () => {
  it.each(['robots take over the house', 'three robots', 'the cat and the robot invasion', 'too many robots'])(
    '%s tidy each other away, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('robots-house');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/robots.*mirror/s);
      }
    },
  );

  it.each(['a lonely robot', 'a robot who dances', 'a robot at football'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('robots-house');
  });
});
