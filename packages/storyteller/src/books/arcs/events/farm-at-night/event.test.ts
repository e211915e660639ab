import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a farm at night', () => {
  it.each(['a farm at night', 'the animals have a party', 'moo baa oink'])(
    '%s is too quiet for the farmer, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('farm-at-night');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/moo.*baa.*oink/i);
      }
    },
  );

  it.each(['a trip to the farm', 'the zoo at night', 'a cow who lost her moo'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('farm-at-night');
  });
});
