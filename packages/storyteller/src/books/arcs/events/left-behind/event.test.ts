import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something left on a seat', () => {
  it.each([
    ['the teddy left on the train', 'train'],
    ['bunny left on the bus', 'Bunny'],
    ['Ada left her teddy on the plane', 'plane'],
    ['the umbrella left on the bus', 'umbrella'],
    ['a fox who left his teddy on the bus', 'fox'],
  ])('%s comes back, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('left-behind');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a lost teddy at bedtime', 'a train trip with grandma', 'penguins on a bus', 'a train that left too early'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('left-behind');
    },
  );
});
