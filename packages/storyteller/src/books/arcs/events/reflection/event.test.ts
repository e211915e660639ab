import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a reflection', () => {
  it.each([
    'a duck who loves her reflection',
    'a dog who barks at his reflection',
    'a kitten sees itself in the mirror',
    'the reflection in the puddle',
  ])('%s is taken for somebody lonely, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('reflection');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain("isn't alone any more");
    }
  });

  it.each(['the moon in the pond', 'a magic mirror', 'the shadow on the wall'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('reflection');
  });
});
