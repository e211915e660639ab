import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the first week at secondary school', () => {
  it.each(['first days at secondary school', 'starting Year 7', 'Ada gets lost at her new high school'])(
    '%s is a bus, a timetable and a fish, soundly, and has no peg',
    (theme) => {
      for (const age of [6, 10, 11]) {
        const book = told(theme, age);
        expect(book.arc).toBe('secondary-school');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.notManaged).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toMatch(/timetable/);
        expect(text).not.toMatch(/\bnaps?\b/);
      }
    },
  );

  it.each(['first day at nursery', 'the last day of primary school', 'homework'])('%s is another', (theme) => {
    expect(told(theme, 10).arc).not.toBe('secondary-school');
  });
});
