import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ruby', age, details: null }, { seed: age });

describe('a question of what would be', () => {
  it.each([
    'what if clouds were made of bubble gum',
    'What if the sea was lemonade?',
    'what if dogs could drive cars',
    'what if fish lived in trees',
    'a story about what if I was a giant',
    'what if school was on the moon',
    'imagine if stairs were slides',
  ])('%s is nobody, and is asked and answered, soundly, at every age', (theme) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('what-if');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
    }
    expect(told(theme, 9).pages[0]?.text).toMatch(/"What if [^"]+\?"/u);
  });

  it.each(['what if nobody likes me', 'a cloud made of candyfloss', 'what if animals could talk'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('what-if');
    },
  );
});
