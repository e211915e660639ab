import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('under the sea', () => {
  it.each(['Ada finds an underwater kingdom', 'a mermaid has tea with Ada', 'a city under the sea'])(
    '%s is told there, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('mermaid');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toContain('mermaid');
      }
    },
  );

  it.each(["a mermaid who can't swim", 'a mermaid who can not swim', 'a mermaid learns to swim'])(
    '%s swims in the end, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('mermaid');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toContain('Slap, slap');
      }
    },
  );

  it.each(['a submarine under the sea', 'Ada learns to swim', 'a mermaid costume'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('mermaid');
  });
});
