import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a dog is taken for a walk', () => {
  it.each([
    'a puppy on his first walk',
    "our puppy's first walk",
    'taking the new puppy for a walk',
    'walking the dog',
  ])('%s: a stick has to come in at the gate, or a post box is fed, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'first-walk']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/stick[^]*gate[^]*one end first|puddle[^]*post box[^]*leaf/i);
      expect(text).toContain('Ada');
    }
  });

  it('a stick is brought home where the theme has one', () => {
    for (const seed of [1, 2, 3, 4]) {
      const theme = 'the puppy finds a huge stick on our walk';
      const book = tellPictureBook({ theme, childName: 'Ada', age: 6, details: null }, { seed });
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/one end first/i);
    }
  });

  it('the dog has its own name', () => {
    const book = told("our puppy's first walk", 6, 'our puppy is called Waffles');
    expect(book.pages.map((page) => page.text).join(' ')).toContain('Waffles');
  });

  it.each(['our dog ran away on a walk', 'the new puppy', 'our baby takes her first steps', 'walking to school alone'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('first-walk');
    },
  );
});
