import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('stuck in a lift', () => {
  it.each([
    'can you do one where she and her cousin get stuck in a lift with a magician',
    'stuck in a lift',
    'the elevator breaks down',
    'the worst magician in the world',
  ])('%s: the last trick works, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'stuck-in-lift']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/magician/);
      expect(text).toMatch(/bell/);
      expect(text).toContain('Ada');
    }
  });

  it.each(['a lift to the moon', 'stuck in the mud', 'a wizard at wizard school'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('stuck-in-lift');
  });
});
