import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who cries wolf', () => {
  it.each([
    'the boy who cried wolf',
    'a hedgehog who cries wolf',
    'a parrot who shouts fire',
    'my son tells tall stories and nobody believes him',
  ])('%s says that there is nothing there, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('cried-wolf');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(
        /\bgate\b.*\baccordion\b.*\bno (?:wolf|dragon)\b/is,
      );
    }
  });

  it.each(['a wolf who is crying', 'a boy who does not believe in ghosts', 'the fire engine comes to school'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('cried-wolf');
    },
  );
});
