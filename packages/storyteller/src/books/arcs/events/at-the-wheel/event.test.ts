import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('at the wheel', () => {
  it.each(['Ada drives a train', 'my daughter is a bus driver', 'Ada the train driver'])(
    '%s stops for everybody, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('at-the-wheel');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toContain('sand');
      }
    },
  );

  it('is driven by the child, from the first page', () => {
    for (const age of [3, 6, 9]) {
      const book = told('Ada drives a train', age);
      expect(book.pages[0]?.text).toContain('Ada');
      expect(book.pages[0]?.text).toContain('train');
    }
  });

  it.each(['a bus that wants to see the sea', 'a train trip to Granny', 'a toy train'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('at-the-wheel');
  });
});
