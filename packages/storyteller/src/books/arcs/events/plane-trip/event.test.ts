import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a journey by aeroplane', () => {
  it.each([
    ['going on holiday on an aeroplane', 'holiday'],
    ['flying to India to see my cousins', 'cousins'],
    ['a polar bear flies to Spain', 'Spain'],
    ['on the plane to grandma in Poland', 'Poland'],
  ])('%s gets there, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('plane-trip');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(["fly to nana's house", 'fly to nana', "flying to nana's flat"])(
    '%s goes to see Nana, and to no place that nobody named',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(book.arc).toBe('plane-trip');
        expect(text).toContain('to see Nana');
        expect(text).not.toMatch(/to the (?:moon|forest|beach)/i);
      }
    },
  );

  it.each([
    'building a plane in the garden',
    'i want to fly to school on a giant pigeon',
    'flying to the moon',
    'a bird who is scared of flying',
    'a holiday by the sea',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('plane-trip');
  });
});
