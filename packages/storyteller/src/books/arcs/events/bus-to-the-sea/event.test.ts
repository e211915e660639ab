import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a bus that goes on to the sea', () => {
  it.each([
    'a bus driver who drives to the sea',
    'a bus that goes to the seaside',
    'a bear who drives the bus to the beach',
    'Ada takes the bus to the sea',
  ])('%s gets there, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('bus-to-the-sea');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/SEA ROAD/);
    }
  });

  it('is tired of its circle where the theme says so', () => {
    for (const age of [3, 6, 9]) {
      const book = told('the bus that got tired of going round in circles and drove to the sea', age);
      expect(book.arc).toBe('bus-to-the-sea');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/circle/u);
    }
  });

  it.each(['the wrong bus', 'a day at the beach', 'a submarine bus under the sea'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('bus-to-the-sea');
  });
});
