import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody of the family who is an animal one morning', () => {
  it.each([
    ['the day my dad turned into a dog', 'Dad'],
    ['my mum turned into a penguin', 'Mum'],
    ['the day daddy became a cat', 'Daddy'],
  ])('%s, brings sticks and comes back, soundly, at every age', (theme, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('parent-animal');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.at(-1)?.text).toContain(who);
    }
  });

  it.each(['a witch who turns people into frogs', 'a pumpkin that turned into a coach', 'Mia turns into a cat'])(
    '%s is another story',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('parent-animal');
    },
  );
});
