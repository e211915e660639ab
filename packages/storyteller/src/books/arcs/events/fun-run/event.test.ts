import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody runs a long way, and is cheered', () => {
  it.each(['Mummy is running a marathon', 'a fun run with Dad', 'a charity walk', 'cheering on Mum'])(
    '%s ends on the stairs, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('fun-run');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bhill\b.*\bmedal\b.*\bstairs\b/is);
      }
    },
  );

  it('is run by whom the theme names', () => {
    expect(told('Mummy is running a marathon', 6).pages[0]?.text).toMatch(/Mummy/);
  });

  it.each(['the tortoise and the hare have a race', 'sports day', 'a walk in the woods'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('fun-run');
  });
});
