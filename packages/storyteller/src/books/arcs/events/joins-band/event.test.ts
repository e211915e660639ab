import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody shy who would like to be in the band', () => {
  it.each([
    ['a shy octopus who wants to join the band', /eight/i],
    ['a shy mouse who wants to join the orchestra', /boom/i],
    ['a shy fox who wants to join the band', /boom/i],
    ['an octopus who plays eight instruments', /plink/i],
  ])('%s plays from behind a rock or a bush, soundly, at every age', (theme, sound) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('joins-band');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map(({ text }) => text).join(' ')).toMatch(sound);
    }
  });

  it.each(['a dragon who plays the violin', 'the school band', 'a drum that is too loud'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('joins-band');
  });

  it.each([3, 6])('says at age %i who the one is that hears it', (age) => {
    const [first] = told('a shy child who wants to join the band', age).pages;
    expect(first?.text).toMatch(/\p{Lu}\S+ the \p{Ll}+/u);
  });
});
