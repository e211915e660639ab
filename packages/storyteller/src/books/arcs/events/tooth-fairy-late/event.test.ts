import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the tooth fairy has not come', () => {
  it.each(['The tooth fairy forgot to come', "the tooth fairy didn't come last night", 'the tooth fairy is late'])(
    '%s: she came and could not lift, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('tooth-fairy-late');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.at(-1)?.text).toMatch(/coin/);
      }
    },
  );

  it.each(['a wobbly tooth', 'forgot to brush my teeth', 'a tooth fairy who is afraid of the dark'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('tooth-fairy-late');
    },
  );
});
