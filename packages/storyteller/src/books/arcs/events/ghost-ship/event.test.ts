import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a ghost ship', () => {
  it.each(['a ghost ship', 'a haunted pirate ship in the fog', 'a fox who finds a ghost ship'])(
    '%s only asks for somebody to catch, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('ghost-ship');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bfog\b.*\bsplash\b/is);
      }
    },
  );

  it.each(['a pirate ship', 'a friendly ghost', 'a spaceship with nobody on it'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('ghost-ship');
  });
});
