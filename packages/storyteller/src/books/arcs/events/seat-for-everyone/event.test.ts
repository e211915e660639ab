import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the Titanic', () => {
  it.each(['the Titanic', 'my daughter is obsessed with the Titanic', 'how the Titanic sank'])(
    '%s: there is a seat for everyone in the end, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect([theme, age, book.arc]).toEqual([theme, age, 'seat-for-everyone']);
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toMatch(/Titanic/);
        expect(text).toMatch(/seat for everyone/);
        expect(text).not.toMatch(/drown|die/);
      }
    },
  );

  it.each(['a ship in a storm', 'a ghost ship', 'a penguin on an iceberg'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('seat-for-everyone');
  });
});
