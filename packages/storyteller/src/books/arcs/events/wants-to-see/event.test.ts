import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who wants to see a thing they have never seen', () => {
  it.each([
    ['a train that wants to see the sea', 'salt'],
    ['a penguin who has never seen snow', 'hat'],
    ['a cow who wants to see the city', 'hum'],
  ])('%s knows it by three signs, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wants-to-see');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['Ada goes to the seaside', 'a goldfish who dreams of the sea', 'a snow day'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('wants-to-see');
  });
});
