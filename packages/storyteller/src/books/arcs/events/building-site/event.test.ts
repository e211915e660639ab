import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a building site', () => {
  it.each([
    'diggers',
    'construction',
    'a little digger and a big dumper truck',
    'my son loves diggers',
    'a bear on a building site',
  ])('%s is stirred as soft as cake, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('building-site');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/cake/);
    }
  });

  it.each(['a digger who is afraid of the dark', 'a digger in our street', 'a digger stuck in the mud'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('building-site');
    },
  );
});
