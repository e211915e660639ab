import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (details: string, age: number) =>
  tellPictureBook({ theme: 'first day at nursery', childName: 'Zara', age, details }, { seed: age });

describe('a first day with a soft toy in the bag', () => {
  it.each([
    ['Ellie the elephant goes in her bag', 'Ellie'],
    ['takes her teddy Mr Buttons everywhere', 'Mr Buttons'],
  ])('%s: it is shown round by its child', (details, name) => {
    for (const age of [3, 6]) {
      const book = told(details, age);
      expect(book.arc).toBe('first-school-day');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.filter((page) => page.text.includes(name)).length).toBeGreaterThan(5);
    }
  });
});
