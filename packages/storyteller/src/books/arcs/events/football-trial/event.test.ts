import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a football trial', () => {
  it.each(['a football trial for the academy', 'a football scout sees me play'])(
    '%s: is told so, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('football-trial');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/yours!/i);
      }
    },
  );

  it.each(['the football final', 'camping with the scouts'])('%s is another', (theme) => {
    expect(told(theme, 9).arc).not.toBe('football-trial');
  });
});
