import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who cannot stop', () => {
  it.each([
    ['a dog who cannot stop eating', 'cake'],
    ['a bear who is always hungry', 'cake'],
    ['the hungry hippo', 'hippo'],
    ['a very messy pig', 'boot'],
    ['a hedgehog who collects everything', 'boot'],
    ['a parrot who never stops talking', 'hare'],
    ["a monster who can't stop eating", 'monster'],
    ['Ada is always hungry', 'cake'],
  ])('%s is told soundly at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('cannot-stop');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a fussy eater', 'baking a cake with grandpa', 'a shark who eats everything', 'a bear who comes to tea'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('cannot-stop');
    },
  );
});
