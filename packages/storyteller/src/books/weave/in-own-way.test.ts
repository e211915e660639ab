import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';

const THEMES = ['a picnic', 'pirates', 'a day at the zoo', 'a snow day', 'a treasure hunt in the garden'];
const told = (theme: string, details: string, age: number, seed: number) =>
  tellPictureBook({ theme, childName: 'Finn', age, details }, { seed });
const texts = (details: string): string[] =>
  THEMES.flatMap((theme, n) => [3, 6, 9].map((age) => told(theme, details, age, n + age))).map((book) =>
    book.pages.map(({ text }) => text.replaceAll(/["“][^"”]*["”]/g, '"."')).join(' '),
  );

describe('a child who does some things in a way of their own', () => {
  it('on wheels runs, walks and jumps up nowhere', () => {
    for (const text of texts('Finn uses a wheelchair'))
      expect(text).not.toMatch(/\bFinn (?:both )?(?:ran|runs|walked|walks|jumped|jumps|stood up|tiptoed|crept)\b/);
  });

  it('is not on wheels because a fox is', () => {
    const book = tellPictureBook(
      { theme: 'a fox in a wheelchair', childName: 'Finn', age: 6, details: null },
      { seed: 6 },
    );
    expect(book.pages.map(({ text }) => text).join(' ')).not.toMatch(/Finn['’]s wheels/);
  });

  it('with a walking frame runs nowhere, and the frame is heard', () => {
    const all = texts('he has a walking frame');
    for (const text of all) expect(text).not.toMatch(/\bFinn (?:ran|runs|jumped|jumps|hopped)\b/);
    expect(all.some((text) => text.includes('Clack, clack, went the frame.'))).toBe(true);
  });

  it('who signs says nothing aloud, and everybody else does', () => {
    const all = texts('Finn is deaf and signs');
    for (const text of all) expect(text).not.toMatch(/\b(?:said|says|called|shouted|whispered|cried) Finn\b(?! and)/);
    expect(all.some((text) => text.includes('signed Finn'))).toBe(true);
  });

  it('who has glasses pushes them up once', () => {
    const all = texts('he wears glasses').map((text) => text.split('glasses').length - 1);
    expect(Math.max(...all)).toBe(1);
    expect(all.filter((count) => count === 1).length).toBeGreaterThan(3);
  });

  it('hearing aids stay dry', () => {
    for (const age of [3, 6, 9]) {
      const { pages } = told('Finn learns to swim', 'has hearing aids', age, age);
      expect(pages.map(({ text }) => text).join(' ')).not.toContain('hearing aids');
    }
  });

  it("a friend's wheelchair is the friend's", () => {
    const own = texts('his friend uses a wheelchair');
    expect(own).toEqual(texts('his friend uses a wheelchair a lot'));
    expect(own.join(' ')).not.toContain("Finn's wheels");
  });
});
