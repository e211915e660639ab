import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who does harm by what they are', () => {
  it.each([
    ['a hedgehog who pops all the balloons', 'balloon'],
    ['the elephant who sat on everything', 'hat'],
    ['a bull in a china shop', 'cup'],
    ['a crab who pinches', 'ball'],
    ['the clumsy dinosaur', 'chair'],
  ])('%s is wanted once, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('by-nature');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a hen who sits on her egg', 'Ada broke a window', 'blowing bubbles', 'the giant who squashed the village'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('by-nature');
    },
  );
});
