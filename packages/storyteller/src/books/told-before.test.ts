import { describe, expect, it } from 'vitest';
import { ToldBefore } from './told-before.ts';

const LAMP = 'The lamp was lit in the window. Nobody came to the door.';
const BOAT = 'A boat went by with one red sail. It did not stop at all.';

describe('what a family was told before', () => {
  it('counts nothing when nothing was told', () => {
    const before = new ToldBefore([]);
    expect([before.shared(LAMP), before.retold(LAMP), before.nearest(LAMP)]).toEqual([0, 0, 0]);
  });

  it('tells a page that came twice from one that came once, so that variants take turns', () => {
    const before = new ToldBefore([LAMP, LAMP, BOAT]);
    expect(before.retold(LAMP)).toBe(2);
    expect(before.retold(BOAT)).toBe(1);
  });

  it('tells a book that copies one earlier book from one that takes a page of each', () => {
    const gap = Array.from({ length: 30 }, (_, i) => `There was day number ${i} and nobody remembers it now.`);
    const apart = new ToldBefore([LAMP, ...gap, BOAT]);
    expect(new ToldBefore([LAMP, BOAT]).nearest(`${LAMP} ${BOAT}`)).toBe(1);
    expect(apart.nearest(`${LAMP} ${BOAT}`)).toBeLessThan(0.6);
  });

  it('knows it again where one name has two words and the other has one', () => {
    const before = new ToldBefore([
      'Mrs Chill ran round the garden with a lamp. Then they all saw Mrs Chill at the gate.',
    ]);
    expect(before.shared('Zorblax ran round the garden with a lamp. Then they all saw Percy at the gate.')).toBe(2);
    expect(before.shared('Nobody ran round the garden with a lamp.')).toBe(0);
  });

  it('knows a sentence again whatever the names in it', () => {
    const before = new ToldBefore(['And then they saw Mia at the gate.']);
    expect(before.shared('And then they saw Leo at the gate.')).toBe(1);
  });
});
