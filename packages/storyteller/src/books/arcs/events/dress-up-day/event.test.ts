import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a day for dressing up', () => {
  it.each([
    'world book day',
    'dressing up day at school',
    'my costume for school is not ready',
    'a bear who has no costume for dressing-up day',
  ])('%s has a book with nobody in it, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('dress-up-day');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/box.*book/);
    }
  });

  it.each(['dressing up as a ghost for Halloween', 'learning to get dressed', 'my favourite book got wet'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('dress-up-day');
    },
  );
});
