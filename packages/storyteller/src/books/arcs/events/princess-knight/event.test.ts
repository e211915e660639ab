import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a castle', () => {
  it.each(['a princess who does not want to go to the ball', 'a prince who hates dancing', 'Ada visits the princess'])(
    '%s goes to the ball, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('princess-knight');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toContain('ball');
      }
    },
  );

  it.each(['a king who lost his crown', 'a queen who lost her crown'])('%s finds it in the kitchen', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('princess-knight');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain('cake');
    }
  });

  it.each(['a princess and a dragon', 'the princess and the pea', 'a football match'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('princess-knight');
  });
});
