import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a first day in a job', () => {
  it.each([
    ['a shark who wants to be a dentist', 'chair'],
    ['a mouse who wants to be a firefighter', 'pole'],
    ['the cat who became a teacher', 'whisper'],
    ['a crocodile hairdresser', 'snip'],
    ['an elephant who is a vet', 'plaster'],
  ])('%s has that day, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('new-job');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(word, 'i'));
    }
  });

  it.each([
    'first visit to the dentist',
    'a lion who is scared of the doctor',
    'a present for my teacher',
    'a fire engine',
  ])('%s is no such day', (theme) => {
    expect(told(theme, 6).arc).not.toBe('new-job');
  });
});
