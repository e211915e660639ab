import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a trip in a balloon', () => {
  it.each([
    ['a hot air balloon trip', 'wind'],
    ['Ada and Grandpa fly in a hot air balloon over the sea', 'Grandpa'],
    ['a fox in a hot-air balloon', 'fox'],
  ])('%s gets there, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('balloon-trip');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a red balloon that got lost', 'a hot air balloon that is afraid of heights', 'balloons for my birthday'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('balloon-trip');
    },
  );
});
