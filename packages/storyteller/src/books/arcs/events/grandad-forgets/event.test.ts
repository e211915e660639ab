import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody old who forgets', () => {
  it.each([
    'grandad forgets my name',
    'an old elephant who forgets names',
    'Nana keeps asking the same question',
    'a little elephant whose grandpa forgets names',
  ])('%s gives the curl to the right one, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('grandad-forgets');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bapple\b.*\bcurl/s);
    }
  });

  it.each(['granny has dementia', 'Grandpa does not know who I am', 'an elephant who forgets'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('grandad-forgets');
    },
  );
});
