import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('pants that fly', () => {
  it.each(['pants', 'underpants', 'a pair of flying pants', "grandad's giant pants", 'a bear with enormous pants'])(
    '%s are owned to in the end, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('flying-pants');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/pants[\s\S]*kitten[\s\S]*mine/iu);
      }
    },
  );

  it("are Grandad's where the theme says so, and no giant's", () => {
    const { pages } = told("grandad's giant pants", 6);
    expect(pages[0]?.text).toMatch(/Grandad/u);
    expect(pages[0]?.text).not.toMatch(/the giant/u);
  });

  it.each(['learning to keep my pants dry', 'he will not wear pants'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('flying-pants');
  });
});
