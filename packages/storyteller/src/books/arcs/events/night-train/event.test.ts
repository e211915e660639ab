import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a night on a train', () => {
  it.each([
    ['the night train', 'bridge'],
    ['a sleeper train to the mountains', 'mountain'],
    ['the night train to Scotland with grandpa', 'Scotland'],
  ])('%s, is slept through and seen, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('night-train');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a train who is scared of the night', 'a ghost train at midnight', 'the toy train'])(
    '%s is another story',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('night-train');
    },
  );
});
