import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sessionMarks, spread } from './places.ts';

it('names at the ends of the lines keep their distance, their order and the lower end', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 250 }), { minLength: 4, maxLength: 4 }), (wanted) => {
      const places = spread(wanted, 22, 260);
      const sorted = places.toSorted((a, b) => a - b);
      for (const [index, place] of sorted.slice(1).entries())
        expect(place - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(22);
      expect(Math.max(...places)).toBeLessThanOrEqual(260);
      for (const [a, one] of wanted.entries())
        for (const [b, other] of wanted.entries()) if (one < other) expect(places[a]).toBeLessThan(places[b] ?? 0);
      if (wanted.every((one, a) => wanted.every((other, b) => a === b || Math.abs(one - other) >= 22)))
        expect(places).toEqual(wanted);
    }),
  );
});

it('the marks of the axis are whole sessions, the first one among them', () => {
  expect(sessionMarks(8, [1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(sessionMarks(5_000, [1_000, 2_000, 3_000, 4_000, 5_000])).toEqual([1, 1_000, 2_000, 3_000, 4_000, 5_000]);
  expect(sessionMarks(2, [1, 1.5, 2])).toEqual([1, 2]);
  expect(sessionMarks(1, [1])).toEqual([1]);
});
