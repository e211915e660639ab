import { describe, expect, it } from 'vitest';
import type { BookScript } from '@storylantern/contract';
import { withOtherChildrenNamed } from './other-children.ts';

const book = (arc = 'football'): BookScript =>
  ({
    arc,
    title: 'Where is Sal?',
    refrain: null,
    talk: [],
    cast: [
      { is: 'child', id: 'child', name: 'Ada', age: 5, costume: null },
      { is: 'other-child', id: 'one', name: 'Sal', age: 5, costume: null },
    ],
    pages: [{ text: 'Sal ran past Aunt Sal. "Sal!" said Ada.' }],
  }) as unknown as BookScript;

describe('the other children of a book', () => {
  it('have names of their own, the same throughout, and by the seed', () => {
    const names = [1, 2, 3, 4, 5, 6].map((seed) => {
      const { cast, pages, title } = withOtherChildrenNamed(book(), seed, '');
      const name = cast[1]?.name ?? '';
      expect(pages[0]?.text).toBe(`${name} ran past Aunt Sal. "${name}!" said Ada.`);
      expect(title).toBe(`Where is ${name}?`);
      return name;
    });
    expect(new Set(names).size).toBeGreaterThan(2);
    expect(names).not.toContain('Sal');
  });

  it('keep the name that the parent typed, and one that is played with', () => {
    expect(withOtherChildrenNamed(book(), 1, 'her friend Sal').cast[1]?.name).toBe('Sal');
    expect(withOtherChildrenNamed(book('snowed-in-party'), 1, '').cast[1]?.name).toBe('Sal');
  });
});
