import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';
import { withChildAsHero } from './child-as-hero.ts';

const brief = (theme: string, childName: string | null = 'Tessa') => ({ theme, childName, age: 5, details: null });

describe('a child who is somebody else in the story', () => {
  it.each([
    ['my daughter as a mermaid', 'a mermaid', 'mermaid', 'she'],
    ['a story about my son being a superhero', 'a superhero', 'superhero', 'he'],
    ['Tessa is a pirate captain', 'a pirate captain', 'pirate', null],
    ['Tessa the brave knight and the dragon', 'a brave knight and the dragon', 'knight', null],
    ['Princess Tessa', 'a princess', 'princess', null],
    ['super Tessa', 'a superhero', 'superhero', null],
    ['Tessa becomes a fairy', 'a fairy', 'fairy', null],
    ['my grandson the wizard', 'a wizard', 'wizard', 'he'],
    ['Tessa drives a fire engine', 'a firefighter', 'firefighter', null],
  ])('%s is %s', (theme, asked, kind, said) => {
    expect(withChildAsHero(brief(theme))).toMatchObject({ theme: asked, childIsHero: { kind, said } });
  });

  it.each([
    'Tessa and the dragon',
    'Tessa becomes a big sister',
    'Tessa the detective',
    'Tessa is a good friend',
    'Tessa turns into a cat',
    'Leo the lion',
    'my daughter is a fussy eater',
    'Tessa wants to be a pirate',
  ])('%s is told as it was typed', (theme) => {
    expect(withChildAsHero(brief(theme))).toEqual(brief(theme));
  });

  it.each([
    'my son as a pirate',
    'Tessa the brave knight',
    'Tessa is a dinosaur',
    'Princess Tessa and the dragon',
    'super Tessa',
  ])('%s is told of the child, who is there once, from the first page, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ ...brief(theme), age }, { seed: age });
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.cast.filter(({ name }) => name === 'Tessa')).toHaveLength(1);
      expect(book.pages[0]?.text).toContain('Tessa');
      expect(book.pages.filter(({ text }) => text.includes('Tessa')).length).toBeGreaterThan(book.pages.length / 3);
    }
  });

  it('is drawn as the child, dressed for it, with a brother beside it where there is one', () => {
    const book = tellPictureBook({ ...brief('Tessa is a superhero'), details: 'her brother Rory' }, { seed: 2 });
    expect(book.cast.find(({ name }) => name === 'Tessa')).toMatchObject({ is: 'child', costume: 'superhero' });
    expect(book.pages.map(({ text }) => text).join(' ')).toContain('Rory');
  });

  it('flies to the stars itself, and finds the way home', () => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ ...brief('Tessa goes to space'), age }, { seed: age });
      expect(book.arc).toBe('space');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages[0]?.text).toContain('Tessa');
      expect(book.pages.map(({ text }) => text).join(' ')).not.toContain('Tessa came too');
    }
  });
});
