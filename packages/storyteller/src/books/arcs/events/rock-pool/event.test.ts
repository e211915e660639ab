import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Finn', age, details: null }, { seed: age });

describe('a rock pool', () => {
  it.each(['rock pooling with nanny', 'Finn finds a crab in a rock pool', 'crabbing with Grandad'])(
    '%s is full for whoever sits still, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('rock-pool');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toContain('crab');
        if (/with/.test(theme)) expect(text).toMatch(/Nanny|Grandad/);
      }
    },
  );

  it.each(['a crab who lost his shell', 'building a sandcastle', 'a shy octopus in a rock pool'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('rock-pool');
    },
  );
});
