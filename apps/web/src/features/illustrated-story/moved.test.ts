import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it('takes a page up or down and leaves the others in their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 1, 2)).toEqual(['a', 'c', 'b', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a'], 0, 1)).toEqual(['a']);
});

it('never loses a page', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.integer(), fc.integer(), (pages, from, to) => {
      expect(moved(pages, from, to).toSorted()).toEqual(pages.toSorted());
    }),
  );
});
