import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a cloud in the street', () => {
  it.each([
    'a cloud who is afraid of rain',
    'lost in the fog',
    'a sad little cloud',
    'a fox in the fog',
    'the cloud that would not rain',
  ])('%s rains at last, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('cloud');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/fog/i);
    }
  });

  it.each(['a castle in the clouds', 'a ship in the fog', 'a cloud with all the colours of the rainbow'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('cloud');
    },
  );
});
