import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a birthday among animals', () => {
  it.each([
    ['birthday at the zoo', /zoo/],
    ['she loves the red pandas, a day at the zoo with my birthday', /red panda/],
    ['my daughters 5th birthday at the zoo', /zoo/],
    ['a birthday trip to see the giraffes', /giraffe/],
    ['my birthday at the aquarium with the sharks', /shark/],
    ['birthday at the farm', /farm/],
  ])('%s is shared by somebody there, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'zoo-birthday']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(word);
      expect(text).toMatch(/birthday, too|That's my day|that's my day/);
    }
  });

  it.each(['a day at the zoo', 'my birthday party', 'a lion escapes from the zoo', 'swimming on my birthday'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('zoo-birthday');
    },
  );
});
