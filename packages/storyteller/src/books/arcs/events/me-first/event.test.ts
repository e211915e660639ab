import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two on wheels', () => {
  it.each([
    ['a lorry and a car', 'lorry', 'car'],
    ['a bus and a taxi', 'bus', 'taxi'],
    ['a fire engine and a police car', 'fire engine', 'police car'],
    ['a tractor and a digger', 'tractor', 'digger'],
    ['a red car and a blue car', 'the red car', 'the blue car'],
    ['a big truck and a little car', 'the big truck', 'the little car'],
  ])('%s: both are in it, and have to get past each other, soundly, at every age', (theme, one, other) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('me-first');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const [first = ''] = book.pages.map((page) => page.text);
      expect(first).toContain(one);
      expect(first).toContain(other);
    }
  });

  it.each(['a digger and a dump truck', 'a fire engine to the rescue', 'a car and a dog'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('me-first');
  });
});
