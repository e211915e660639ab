import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('Little Red Riding Hood, told the other way round', () => {
  it.each([
    'little red riding hood but the wolf is the one whos lost',
    'little red riding hood',
    'Ada as red riding hood',
    'the big bad wolf is lost in the woods',
  ])('%s: somebody has a voice big enough, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'wolf-is-lost']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/Little Red Riding Hood/);
      expect(text).toMatch(/[Ww]hat big eyes/);
      expect(text).toContain('Ada');
    }
  });

  it.each(['the wolf and the three little pigs', 'the boy who cried wolf', 'a wolf who cannot howl'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('wolf-is-lost');
    },
  );
});
