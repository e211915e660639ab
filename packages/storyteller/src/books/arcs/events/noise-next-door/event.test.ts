import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a noise next door', () => {
  it.each([
    ['a noise next door', /chair/],
    ['a bear with a noisy neighbour', /bear/],
    ['Ada hears bumping through the wall', /wall/],
  ])('%s is somebody who listens, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('noise-next-door');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['the dog next door barks all night', 'a ghost in the wall makes a noise', 'a noisy digger'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('noise-next-door');
    },
  );
});
