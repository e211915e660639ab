import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a power on one day of the week', () => {
  it.each([
    ['a superhero only on Tuesdays', 'Tuesday'],
    ['a bear who is strong only on Fridays', 'Friday'],
    ['Ada is a superhero only on Mondays', 'Monday'],
  ])('%s does it on another, soundly, at every age', (theme, day) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('only-tuesdays');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(day);
    }
  });

  it.each(['a superhero', 'swimming on Tuesdays', 'kindness is my superpower'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('only-tuesdays');
  });
});
