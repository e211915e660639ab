import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a day without gravity', () => {
  it.each([
    'the day gravity was switched off',
    'what if there was no gravity',
    'everything in the kitchen started floating',
  ])('%s: what is thrown away pushes back, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('gravity-off');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/conker/);
    }
  });

  it.each(['astronauts with no gravity in space', 'learning to float in the swimming pool'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('gravity-off');
    },
  );
});
