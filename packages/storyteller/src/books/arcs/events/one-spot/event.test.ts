import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a vehicle that will not go near mud', () => {
  it.each([
    'a tractor who is afraid of mud',
    "a digger who doesn't want to get dirty",
    'a fire engine who hates mud',
    'the cleanest tractor on the farm',
  ])('%s ends with one spot, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('one-spot');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map(({ text }) => text).join(' ')).toMatch(/mud/i);
    }
  });

  it.each(['a little pig who is afraid of mud', 'a tractor stuck in the mud', 'a boat that is afraid of water'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('one-spot');
    },
  );
});
