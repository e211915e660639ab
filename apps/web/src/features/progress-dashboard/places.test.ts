import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linear, sessionMarks, spread } from './places.ts';

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

it('the marks of the axis are round numbers of sessions, the first one among them, and no more than fit', () => {
  expect(sessionMarks(8, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(sessionMarks(8, 4)).toEqual([1, 2, 4, 6, 8]);
  expect(sessionMarks(5_000, 6)).toEqual([1, 1_000, 2_000, 3_000, 4_000, 5_000]);
  expect(sessionMarks(1, 12)).toEqual([1]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 2, max: 20 }), (count, most) => {
      const marks = sessionMarks(count, most);
      expect(marks[0]).toBe(1);
      expect(marks.length).toBeLessThanOrEqual(most + 1);
      expect(marks.at(-1)).toBeLessThanOrEqual(count);
      const steps = new Set(marks.slice(2).map((mark, index) => mark - (marks[index + 1] ?? 0)));
      expect(steps.size).toBeLessThanOrEqual(1);
      for (const step of steps) expect(String(step)).toMatch(/^[125]0*$/);
    }),
  );
});

it('a value keeps its share of the way', () => {
  expect([0, 2.5, 5].map(linear([0, 5], [300, 0]))).toEqual([300, 150, 0]);
  expect(linear([1, 1], [30, 90])(1)).toBe(60);
});
