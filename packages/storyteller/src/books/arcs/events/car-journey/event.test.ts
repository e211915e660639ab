import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('a long way in the car', () => {
  it.each(['are we nearly there yet', 'the long car journey', 'a road trip to the seaside with grandma'])(
    '%s goes past the same cow, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('car-journey');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/cow/);
      }
    },
  );

  it.each(['the little car that could', 'the car wash'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('car-journey');
  });
});
