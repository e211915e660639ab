import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who cannot fly wants to', () => {
  it.each([
    'a worm who wanted to fly',
    'the elephant who wanted to fly',
    'a hedgehog who wishes he could fly',
    'I wish I could fly',
  ])('%s has wind, and small ground, and a swing, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wants-to-fly');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/swing/);
    }
  });

  it.each(['a bird who wants to fly', 'an owl who is afraid of flying', 'a boy who could fly', 'flying to Spain'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('wants-to-fly');
    },
  );
});
