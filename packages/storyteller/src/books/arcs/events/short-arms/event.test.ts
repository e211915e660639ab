import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody whose arms are too short to meet', () => {
  it.each(["a T-rex who can't clap his hands", 'a T-rex with tiny arms', 'a dinosaur whose arms are too short'])(
    '%s claps with somebody else’s hand, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('short-arms');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/SMACK/);
      }
    },
  );

  it.each(['a dinosaur at school', 'a clap of thunder'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('short-arms');
  });
});
