import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, bumpy, curve, ellipse, type Point } from './path.ts';
import { byHand } from './by-hand.ts';
import { trace } from './trace.ts';

const point = fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }));
/** Outlines as the drawings write them. */
const outline = fc.oneof(
  fc.tuple(point, fc.integer({ min: 5, max: 300 })).map(([[x, y], size]) => ellipse(x, y, size, size * 0.6)),
  fc.tuple(point, fc.integer({ min: 8, max: 300 })).map(([[x, y], size]) => box(x, y, size, size, size / 5)),
  fc.tuple(point, fc.integer({ min: 8, max: 200 })).map(([[x, y], size]) => bumpy(x, y, size, size, 9)),
  fc.array(point, { minLength: 3, maxLength: 7 }).map((points: Point[]) => curve(points)),
  fc.tuple(point, point).map(([[x, y], [w, h]]) => `M${x} ${y}q${w} ${h} 20-9t8 6h${w}v.5V${h}s5 6 7-8l1 2Z`),
);

describe('an outline that is drawn again by hand', () => {
  it('stays within reach of what it was', () => {
    fc.assert(
      fc.property(outline, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 20, max: 120 }), (path, stray, wave) => {
        const before = trace(path);
        const after = trace(byHand(before, { stray, wave }));
        const slack = stray * 1.01 + 0.2;
        expect(after.parts).toBe(before.parts);
        expect(after.x).toBeGreaterThanOrEqual(before.x - slack);
        expect(after.y).toBeGreaterThanOrEqual(before.y - slack);
        expect(after.x + after.w).toBeLessThanOrEqual(before.x + before.w + slack);
        expect(after.y + after.h).toBeLessThanOrEqual(before.y + before.h + slack);
      }),
    );
  });

  it('is the same again, and meets its neighbour where it met it before', () => {
    const [left, right] = [trace('M0 0H60V40H0Z'), trace('M60 0H120V40H60Z')];
    const hand = { stray: 2, wave: 60 };
    expect(byHand(left, hand)).toBe(byHand(left, hand));
    const corner = (path: string, index: number) => trace(path).pieces.filter(({ kind }) => kind !== 'close')[index];
    const corners = (path: string) =>
      trace(path).pieces.flatMap((piece) => ('to' in piece ? [piece.to.map(Math.round).join()] : []));
    expect(corner(byHand(right, hand), 0)).toBeDefined();
    const shared = corners(byHand(left, hand)).filter((each) => corners(byHand(right, hand)).includes(each));
    expect(shared.length).toBeGreaterThanOrEqual(3);
  });

  it('measures arcs by where they go', () => {
    const { x, y, w, h, size, parts } = trace(ellipse(100, 50, 40, 20) + ellipse(100, 50, 10));
    expect([x, y, w, h, size].map((value) => Math.round(value))).toEqual([60, 30, 80, 40, 80]);
    expect(parts).toBe(2);
  });

  it.each(['5 5', 'M1', 'M0 0L4', 'M0 0R3 4'])('refuses %s', (path) => {
    expect(() => trace(path)).toThrow(RangeError);
  });
});
