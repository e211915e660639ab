import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody on wheels is scared of tunnels', () => {
  it.each([
    'a little train who is scared of tunnels',
    "a bus who doesn't like tunnels",
    'the engine afraid of the dark tunnel',
  ])('%s goes in to fetch somebody, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('scared-of-tunnels');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
    }
  });

  it.each(['scared of tunnels', 'my son is scared of tunnels', "my daughter doesn't like the tunnel to the park"])(
    '%s is told of a child who goes through by somebody’s hand, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        const text = book.pages.map((each) => each.text).join(' ');
        expect(book.arc).toBe('scared-of-tunnels');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(text).toMatch(/hand\b/);
        expect(text).not.toMatch(/bumpers|on board|rolled up/i);
      }
    },
  );

  it.each(['a rabbit who is scared of tunnels', 'a train in a tunnel', 'a secret tunnel'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('scared-of-tunnels');
  });
});
