import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a vehicle that would like to be another', () => {
  it.each([
    ['a tractor who wants to be a racing car', /racing car/],
    ['a bus who wants to be a train', /train/],
    ['a police car who dreams of being a fire engine', /fire engine/],
    ['a digger who wants to be a plane', /plane/],
  ])('%s is what it is, soundly, at every age', (theme, wished) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('other-wheels');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map(({ text }) => text).join(' ')).toMatch(wished);
    }
  });

  it.each(['a donkey who wants to be a unicorn', 'a boy who wants to be a bus driver', 'a tractor in a race'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('other-wheels');
    },
  );
});
