import { describe, expect, it } from 'vitest';
import { tellPictureBook } from './tell-picture-book.ts';

const LEO = { name: 'Leo', age: 4, gender: null } as const;
const THEMES = [
  'A lost umbrella',
  'a trip to the moon',
  'moving house',
  'a monster who eats socks',
  'my brother bites',
];

describe('a brother or sister who was chosen', () => {
  it.each([3, 5, 9])('is called by name on two pages at least, and seen, at the age of %i', (age) => {
    for (const theme of THEMES) {
      for (let seed = 1; seed <= 8; seed++) {
        const book = tellPictureBook({ theme, childName: 'Ada', age, details: null, alsoInIt: [LEO] }, { seed });
        const id = book.cast.find((each) => each.name === 'Leo')?.id;
        const named = book.pages.filter((page) => /\bLeo\b/.test(page.text));
        expect([theme, seed, named.length >= 2]).toEqual([theme, seed, true]);
        expect(named.filter(({ scene }) => scene.actors.some((actor) => actor.who === id)).length).toBeGreaterThan(0);
      }
    }
  });

  it('is listed where the book has no place for them', () => {
    const asked = { theme: 'our cat died', childName: 'Ada', age: 5, details: null, alsoInIt: [LEO] };
    expect(tellPictureBook(asked, { seed: 1 }).notManaged).toEqual(['Leo']);
  });

  it('comes together with another one, in one sentence', () => {
    const asked = {
      theme: 'our cat keeps stealing socks',
      childName: 'Poppy',
      details: 'she has two brothers, Jack and Sam',
    };
    for (const age of [5, 7]) {
      const text = tellPictureBook({ ...asked, age }, { seed: age })
        .pages.map((page) => page.text)
        .join(' ');
      expect(text).toMatch(/\b(?:her|Poppy's) brothers Jack and Sam\b|\bJack and Sam were Poppy's brothers\./);
      expect(text).not.toContain('was there as well');
    }
  });
});
