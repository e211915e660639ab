import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a turtle on its way to the sea', () => {
  it.each([
    ['helping a lost turtle get to the sea', 'lost'],
    ['baby turtles hatch on the beach', 'turtle'],
    ['a turtle who wants to get to the sea', 'sea'],
    ['a fox helps a turtle back to the ocean', 'fox'],
  ])('%s gets there, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('turtle-to-sea');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each([
    'a turtle who wins a race',
    'a turtle who lost his shell',
    'a pet turtle in a tank',
    'a whale on the beach',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('turtle-to-sea');
  });
});
