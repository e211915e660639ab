import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a rescue in space', () => {
  it.each([
    'a space rescue mission',
    'rescuing an astronaut stuck in space',
    'an astronaut floats away and must be saved',
  ])('%s: is done by whoever goes exactly as fast, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('space-rescue');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/short legs/);
    }
  });

  it.each(['a rocket to the moon', 'saving the planet', 'rescued from the sea', 'an alien lost on earth'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('space-rescue');
    },
  );
});
