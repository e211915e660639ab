import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a selkie', () => {
  it.each(['a selkie', 'a selkie who loses her sealskin', 'a seal who turns into a girl', 'Ada meets a selkie'])(
    '%s: the skin is given back, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect([theme, age, book.arc]).toEqual([theme, age, 'never-dries']);
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toMatch(/selkie/);
        expect(text).toMatch(/seal/);
      }
    },
  );

  it.each(['a seal at the zoo', 'a mermaid who wants legs', 'a lost coat'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('never-dries');
  });
});
