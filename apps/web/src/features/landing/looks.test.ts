import { looksSchema } from '@storylantern/contract';
import { assert, double, infiniteStream, property } from 'fast-check';
import { expect, it } from 'vitest';
import { storyWithLooks, surprisingLooks } from './looks.ts';

it('a surprise is always a child the illustrator can draw', () => {
  assert(
    property(infiniteStream(double({ min: 0, max: 0.999999, noNaN: true })), (numbers) => {
      const looks = surprisingLooks(() => numbers.next().value ?? 0);
      expect(looksSchema.parse(looks)).toEqual(looks);
    }),
  );
});

it('carries the looks into the form by the names it reads', () => {
  const looks = surprisingLooks(() => 0);
  expect(storyWithLooks({ ...looks, glasses: true })).toBe(
    '/custom-story?hairStyle=short&hairColour=black&skin=porcelain&eyes=green&glasses=1',
  );
  expect(storyWithLooks({ ...looks, glasses: false })).toMatch(/glasses=0$/);
});
