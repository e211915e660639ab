import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a caterpillar', () => {
  it.each([
    'a caterpillar who becomes a butterfly',
    'Ada finds a caterpillar',
    'the caterpillar who wanted to fly',
    'a caterpillar in a jar',
    'a mouse and a caterpillar',
  ])('%s is known again, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('caterpillar');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain('butterfly');
    }
  });

  it.each(['a caterpillar in a race', 'a caterpillar bus', 'a butterfly who is afraid of flowers'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('caterpillar');
    },
  );
});
