import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('counting the nights until somebody is home', () => {
  it.each([
    'counting sleeps until Daddy comes home',
    'how many more sleeps until Mummy is back',
    'my brother is away in the army and I count the days',
    'a bear who counts the sleeps until her daddy comes home',
  ])('%s is told by the buttons of a coat, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('counting-days');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/coat.*button/);
    }
  });

  it.each(['Daddy comes home late from work', 'how many sleeps until Christmas', 'counting sheep'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('counting-days');
    },
  );
});
