import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a secret tunnel', () => {
  it.each([
    ['a secret tunnel under the school', 'school'],
    ['Mia finds a secret passage in the castle', 'passage'],
    ['a secret tunnel under our house', 'house'],
  ])('%s, shows whose feet dance, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('tunnel');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a mole who digs a tunnel', 'the train in the tunnel', 'digging a tunnel to Australia'])(
    '%s is another story',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('tunnel');
    },
  );
});
