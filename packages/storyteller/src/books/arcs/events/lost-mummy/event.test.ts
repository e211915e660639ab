import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody small who cannot find its mother', () => {
  it.each([
    ["bunny can't find his mummy", 'Mummy'],
    ['a duckling looking for his mum', 'Mum'],
    ['baby bear got lost in the market', 'market'],
    ['a chick who thinks everyone is its mother', 'Mother'],
    ['a baby elephant looks for daddy', 'Daddy'],
    ['a duckling gets separated from mum at the park and meets other animals who help', 'Mum'],
  ])('%s is heard in the end, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lost-mummy');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['Ada is lost in the supermarket', 'a bunny whose mummy died', 'mummy goes to work', 'a lost teddy'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('lost-mummy');
    },
  );
});
