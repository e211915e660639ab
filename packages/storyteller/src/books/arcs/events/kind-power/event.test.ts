import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a power that is kindness', () => {
  it.each([
    'a superhero whose only power is kindness',
    'kindness is my superpower',
    'a girl whose superpower is being kind',
    'a bear who is always kind',
  ])('%s goes round the town on foot, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('kind-power');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/umbrella/);
    }
  });

  it.each(['a superhero with a silly power', 'a superhero', 'a superhero grandpa'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('kind-power');
  });
});
