import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Mei', age, details }, { seed: age });
const textOf = (book: ReturnType<typeof told>) => book.pages.map((page) => page.text).join('\n');

describe('a child who was adopted', () => {
  it.each(['adoption day', 'being adopted, the day we met you', 'I am adopted', 'he was adopted from Korea'])(
    '%s is played with toys, and ends with the true day',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('tender-adopted');
        expect(textOf(book)).toMatch(/lamb/);
        expect(textOf(book)).toMatch(/field/);
        expect(textOf(book)).toMatch(/[Aa]gain|next time|Next year/);
      }
    },
  );

  it('calls the two at home as the parent does', () => {
    for (const age of [6, 9])
      expect(textOf(told('adoption day', age, 'two dads, Daddy and Pops'))).toMatch(
        /Daddy and Pops told it|said Daddy/,
      );
  });

  it('says of the true day only what the parent said', () => {
    const said = textOf(told('being adopted', 6, 'We met in Taichung, you wore yellow boots'));
    expect(said).toMatch(/It was in Taichung/);
    expect(said).toMatch(/I had yellow boots/);
    expect(textOf(told('being adopted', 6))).toMatch(/It was a day with weather in it/);
  });

  it.each(['an adopted puppy', 'adopting a kitten', 'a bear who was adopted by rabbits', 'my adopted dog'])(
    '%s is another book',
    (theme) => expect(told(theme, 6).arc).not.toBe('tender-adopted'),
  );
});
