import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a band at school', () => {
  it.each(['our school band', 'starting a band at school', 'we start a rock band'])(
    '%s: is told, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('school-band');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/pom, pom, ta/i);
      }
    },
  );

  it.each(['joining the orchestra', 'a band of pirates', 'an octopus in a band', 'learning the violin'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('school-band');
    },
  );
});
