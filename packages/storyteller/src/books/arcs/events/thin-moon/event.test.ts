import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('the evening before Eid', () => {
  it.each([
    ['Waiting for the moon for Eid and helping mama make the cookies', 'cookie', 'Mama'],
    ['making maamoul for Eid with mum', 'maamoul', 'Mum'],
    ['looking for the Eid moon with dad', 'moon', 'Dad'],
    ['the night before Eid', 'Eid Mubarak', 'Ada'],
  ])('%s: the child finds the new moon, soundly, at every age', (theme, said, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('thin-moon');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      for (const word of [said, who, 'Eid', 'moon']) expect(text).toContain(word);
    }
  });

  it('has the brother and what they bake, as the parent says', () => {
    const theme = 'Waiting for the moon for Eid and helping mama make the cookies';
    const book = told(theme, 5, 'big brother Adam, they make maamoul');
    const text = book.pages.map((page) => page.text).join(' ');
    expect(text).toContain('Adam');
    expect(text).toContain('maamoul');
  });

  it.each(['Eid with grandma', 'my first day of fasting', 'a trip to the moon'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('thin-moon');
  });
});
