import { ANIMALS, FEELINGS } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Brush } from '../paint/brush.ts';
import { styleOf } from '../paint/styles/styles.ts';
import { drawAnimal } from './animals.ts';

const draw = (name: (typeof ANIMALS)[number], more: Partial<Parameters<typeof drawAnimal>[2]> = {}) =>
  drawAnimal(new Brush(styleOf("children's book"), 3, 'p'), name, { x: 0, y: 0, unit: 1, turn: 0.5, ...more });

const FOUR_LEGGED = ANIMALS.filter((name) =>
  ['dog', 'cat', 'fox', 'bear', 'horse', 'cow', 'pig', 'lion', 'tiger', 'wolf', 'elephant', 'dinosaur'].includes(name),
);

describe('an animal on four legs', () => {
  it.each(FOUR_LEGGED)('gets up to go somewhere: a %s', (name) => {
    const ways = (['sit', 'walk', 'run', 'jump', 'sleep'] as const).map((pose) => draw(name, { pose }).markup);
    expect(new Set(ways).size).toBe(5);
  });

  it.each(FOUR_LEGGED)('goes where it looks, its head before its body: a %s', (name) => {
    const right = draw(name, { pose: 'walk' });
    const left = draw(name, { pose: 'walk', turn: -0.5 });
    expect(right.face.x).toBeGreaterThan(20);
    expect(left.face.x).toBe(-right.face.x);
    expect(left.box.x).toBeCloseTo(-right.box.x - right.box.w);
  });
});

describe('any animal', () => {
  it('has its face within its box, however it feels and wherever it goes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ANIMALS),
        fc.constantFrom('stand', 'walk', 'run', 'jump', 'sleep', 'float'),
        fc.constantFrom(...FEELINGS),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (name, pose, feeling, turn) => {
          const { box, face } = draw(name, { pose, feeling, turn });
          expect(face.x).toBeGreaterThan(box.x);
          expect(face.x).toBeLessThan(box.x + box.w);
          expect(face.y).toBeGreaterThan(box.y);
          expect(face.y).toBeLessThan(box.y + box.h);
        },
      ),
    );
  });
});
