import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a balloon on a string', () => {
  it.each([
    ['a red balloon', 'red'],
    ['a penguin with a blue balloon', 'blue'],
    ['a bear loses his balloon at the fair', 'balloon'],
    ['a balloon floats away', 'balloon'],
  ])('%s goes up and comes down, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('balloon');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toContain('ceiling');
    }
  });

  it.each(['a trip in a hot air balloon', 'a balloon that is afraid of hedgehogs', 'the balloon that popped'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('balloon');
    },
  );
});
