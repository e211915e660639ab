import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody will not put something on', () => {
  it.each([
    ["Ada won't wear her coat", 'coat'],
    ['Ada refuses to put her shoes on', 'shoes'],
    ["a penguin who won't wear a scarf", 'scarf'],
  ])('%s: it goes along alone, and is put on in the end, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wont-wear');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.filter((page) => page.text.includes(word)).length).toBeGreaterThan(3);
    }
  });

  it.each(['the jumper is too itchy to wear', 'new shoes', 'a hat with a hole in it', "she won't wear her helmet"])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('wont-wear');
    },
  );
});
