import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('the lights of a festival go out', () => {
  it.each([
    ['diwali lights go out in the whole street and she finds a way to light them', 'Diwali', 'clay lamp'],
    ['a power cut on diwali', 'Diwali', 'clay lamp'],
    ['all the christmas lights in our street went out', 'Christmas', 'candle jar'],
    ['one little diya lights the whole street', 'Diwali', 'clay lamp'],
  ])('%s: one is lit from another, soundly, at every age', (theme, day, lamp) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('one-from-another');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      for (const word of [day, lamp, 'Ada', 'street']) expect(text).toContain(word);
    }
  });

  it('has the grandmother and the brother whom the parent names', () => {
    const theme = 'diwali lights go out in the whole street and she finds a way to light them';
    const text = told(theme, 7, 'Dadi and little brother Kian')
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toContain('Dadi');
    expect(text).toContain('Kian');
  });

  it('greets as one does on that day', () => {
    const text = (theme: string) => JSON.stringify(told(theme, 6).pages);
    expect(text('eid lights go out in our street')).toContain('Eid Mubarak!');
    expect(text('new year lights go out in the village')).toContain('Happy New Year!');
  });

  it.each(['celebrating diwali', 'a power cut', 'decorating the christmas tree'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('one-from-another');
  });
});
