import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { SUPERHERO } from './event.ts';

describe('a small power', () => {
  it.each([
    ['a superhero whose only power is making toast', 'toast'],
    ['a girl whose superpower is making pancakes', 'pancakes'],
  ])('%s: is what is needed, soundly, at every age', (theme, food) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
      expect([theme, age, book.arc]).toEqual([theme, age, 'superhero']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(`${food}.*(?:fog.*smell|again)`, 'is'));
    }
  });

  it.each([
    'a superhero whose power is very small',
    'a superhero with a silly power',
    'a superhero',
    'a superhero who can only fly very low',
    'the worst superhero',
    'a superhero cat',
    'super dog',
    'a hamster with superpowers',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
      expect(book.arc).toBe('superhero');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each([
    'a superhero birthday party',
    'a superhero who is scared of the dark',
    'a dog who wants to be a superhero',
    'grandma is a superhero',
  ])('%s is not for it', (theme) => {
    expect(isOf(SUPERHERO, understandTheme(theme, 'Ada'))).toBe(false);
  });
});

const toldAt = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a superhero with one power that the theme names', () => {
  it.each([
    ['superhero whose only power is making toast', 'making toast'],
    ['a superhero whose superpower is whistling very softly', 'whistling very softly'],
    ['a superhero who can only make toast', 'making toast'],
    ['a superhero whose one special power is talking to snails', 'talking to snails'],
  ])('%s: there is a case for it, soundly, at every age', (theme, power) => {
    for (const age of [3, 6, 9]) {
      const book = toldAt(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'superhero']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(
        new RegExp(`${power}[^]*again|toast[^]*fog[^]*smell`, 'i'),
      );
    }
  });
});
