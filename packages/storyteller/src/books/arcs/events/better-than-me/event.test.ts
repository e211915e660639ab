import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Lily', age, details: null }, { seed: age });

describe('somebody who is better', () => {
  it.each([
    ['the new girl at school who is better at gymnastics than her', 'gymnastics'],
    ['her rival at swimming becomes her friend', 'swimming'],
    ['a boy who is jealous because the new kid is better at football than him', 'football'],
    ['two rivals who become best friends', 'Again'],
  ])('%s was looking through the same crack, soundly, at every age', (theme, word) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('better-than-me');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toMatch(/Lily.*like you|That was you/su);
    }
  });

  it.each(['a new girl at school who speaks another language', 'two rival pirate ships', 'getting better at reading'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('better-than-me');
    },
  );
});
