import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a lift to the hundredth floor', () => {
  it.each([
    'lift that goes to floor 100',
    'an elevator that goes to the 100th floor',
    'Ada presses all the buttons in the lift',
  ])('%s goes all the way up, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('tall-lift');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/floor 100/i);
    }
  });

  it('is ridden with the grandfather whom the details name', () => {
    const book = told('lift that goes to floor 100', 6, 'with grandad');
    expect(book.pages.filter((page) => page.text.includes('Grandad')).length).toBeGreaterThan(4);
  });

  it.each([
    'a lift that goes sideways',
    'a horse comes up in the lift to floor 6',
    'stuck in a lift',
    'a house with a hundred rooms',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('tall-lift');
  });
});
