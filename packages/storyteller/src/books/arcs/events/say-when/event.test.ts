import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a spoon of medicine', () => {
  it.each([
    "my son won't take his medicine",
    'medicine tastes yucky',
    'scared of medicine',
    'a bear who does not want to take his medicine',
    'antibiotics',
  ])('%s is taken when whoever takes it says so, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('say-when');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/[Yy]ou say when|says when|your mouth/);
    }
  });

  it.each(['never touch the medicine cupboard', 'a witch who makes medicine', 'using an inhaler'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('say-when');
    },
  );
});
