import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who wants to be a real child', () => {
  it.each([
    ['a robot who wants to be a boy', 'real boy'],
    ['a doll who wants to be a real girl', 'real girl'],
    ['a dog who wants to be human', 'real person'],
  ])('%s is most like one once the list is forgotten, soundly, at every age', (theme, what) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('like-a-real-one');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const all = book.pages.map((page) => page.text).join(' ');
      expect(all).toContain(what);
      expect(all).toMatch(/forgot/);
    }
  });

  it.each(['a robot who wants a heart', 'a cat who wants to be a dog', 'a boy who wants to be a robot'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('like-a-real-one');
    },
  );
});
