import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a journey into another time', () => {
  it.each([
    ['time travel to the Romans', 'Roman'],
    ['a time machine to the Romans', 'Roman'],
    ['a time machine to the dinosaurs', 'diplodocus'],
    ['going back in time to when grandma was small', 'Small Grandma'],
  ])('%s goes there, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('time-travel');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a time machine to the future', 'a dinosaur at bedtime', 'grandma is small'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('time-travel');
  });
});
