import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a child who is afraid of the dark', () => {
  it.each(['scared of the dark', 'my son is afraid of the dark', 'Ada does not like the dark', 'fear of the dark'])(
    '%s: it is the dark that runs, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect([theme, age, book.arc]).toEqual([theme, age, 'dark-runs']);
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/Click!.*slipper.*Click\. And /s);
      }
    },
  );

  it.each([
    'an owl who is afraid of the dark',
    'a knight who is scared of the dark',
    'a monster under my bed',
    'afraid of the dark tunnel',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('dark-runs');
  });
});
