import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the end of the rainbow', () => {
  it.each([
    'where the rainbow ends',
    'a pot of gold at the end of the rainbow',
    'a fox looks for the end of the rainbow',
    'chasing a rainbow',
    'a rainbow',
    'Ada and Daddy find a rainbow',
  ])('%s is looked for and found, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('rainbow');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain('rainbow');
    }
  });

  it.each(['a rainbow fish', 'a unicorn who slides down rainbows', 'the rainbow who lost a colour'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('rainbow');
    },
  );
});
