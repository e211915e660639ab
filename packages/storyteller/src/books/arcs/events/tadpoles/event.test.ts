import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('tadpoles', () => {
  it.each([
    'we have tadpoles in a bucket',
    'frogspawn in a jar',
    'a bear who keeps a jar of tadpoles',
    'my daughter watches her tadpoles grow legs',
    'Ada lets her tadpoles go',
  ])('%s: they are only borrowed, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('tadpoles');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bnote\b.*\bfoot\b/s);
    }
  });

  it.each(['a frog who cannot jump', 'a caterpillar turns into a butterfly', 'the princess and the frog'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('tadpoles');
    },
  );
});
