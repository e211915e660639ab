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

  it.each(['a rabbit who is scared of tunnels', 'a train in a tunnel', 'a secret tunnel'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('scared-of-tunnels');
  });
});
