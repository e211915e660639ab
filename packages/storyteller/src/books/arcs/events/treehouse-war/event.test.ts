import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a war over a treehouse', () => {
  it.each(['the treehouse war', 'the great treehouse battle', 'a fox and a badger quarrel over a treehouse'])(
    '%s ends downstairs, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('treehouse-war');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toContain('treehouse');
      }
    },
  );

  it.each(['building a treehouse with dad', 'why are there wars'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('treehouse-war');
  });
});
