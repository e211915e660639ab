import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a traffic jam', () => {
  it.each(['stuck in a traffic jam', 'stuck on the motorway', 'a traffic jam on the way to the beach'])(
    '%s begins with somebody, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('traffic-jam');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/goose/i);
      }
    },
  );

  it.each(['the car breaks down', 'making strawberry jam', 'the traffic lights'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('traffic-jam');
  });
});
