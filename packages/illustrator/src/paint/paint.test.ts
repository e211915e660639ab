import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Brush } from './brush.ts';
import { adjust, colour, difference, lightness, mix, shade, tint, type Colour } from './colour.ts';
import { num, tube } from './path.ts';
import { childrensBook } from './styles/childrens-book.ts';
import { makeTextures } from './textures.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Colour => `#${value.toString(16).padStart(6, '0')}`);

describe('colours', () => {
  it('stay colours through any mixing', () => {
    fc.assert(
      fc.property(anyColour, anyColour, fc.double({ min: 0, max: 1, noNaN: true }), (first, second, share) => {
        for (const made of [
          mix(first, second, share),
          shade(first, 1 + share),
          tint(first, 2 * share),
          adjust(first, share - 0.5, share * 2),
        ]) {
          expect(colour(made)).toBe(made);
        }
      }),
    );
  });

  it('are themselves when nothing is mixed in', () => {
    fc.assert(
      fc.property(anyColour, (value) => {
        expect(difference(mix(value, '#ffffff', 0), value)).toBeLessThan(0.6);
      }),
    );
  });

  it('shade darker and tint lighter, but never to black or white', () => {
    expect(lightness(shade('#d9634f'))).toBeLessThan(lightness('#d9634f'));
    expect(lightness(tint('#d9634f'))).toBeGreaterThan(lightness('#d9634f'));
    expect([shade('#000000', 3), tint('#ffffff', 3)]).not.toContain('#000000');
  });

  it.each(['red', '#fff', '#FFFFFF', '#12345g', 'url(#x)', '#ffffff"/><script>'])('refuses %s', (value) => {
    expect(() => colour(value)).toThrow(RangeError);
  });
});

describe('numbers in paths', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, 3001, -9999])('refuses %d', (value) => {
    expect(() => num(value)).toThrow(RangeError);
  });

  it('are whole outlines for any tube', () => {
    const point = fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }));
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 5 }), fc.integer({ min: 1, max: 60 }), (points, width) => {
        expect(tube(points, [width, width / 2])).toMatch(/^M[-\d. C]+Z$/);
      }),
    );
  });
});

describe('a brush', () => {
  it('refuses colours and tiles that are not its own kind', () => {
    const brush = new Brush(childrensBook, 1, 'a');
    expect(() => brush.shape('M0 0Z', 'red' as Colour)).toThrow(RangeError);
    expect(() => brush.tile('https://example.org/a.png', 10)).toThrow(TypeError);
    expect(() => new Brush(childrensBook, 1, '"><x')).toThrow(RangeError);
  });

  it('writes an equal gradient once', () => {
    const brush = new Brush(childrensBook, 1, 'a');
    brush.shape('M0 0H9V9Z', '#d9634f');
    const once = brush.defs();
    brush.shape('M5 5H9V9Z', '#d9634f');
    expect(brush.defs()).toBe(once);
  });
});

describe('textures', () => {
  it('are small PNG data URLs, the same every time', () => {
    const [first, second] = [makeTextures(), makeTextures()];
    expect(first).toEqual(second);
    for (const tile of Object.values(first)) {
      expect(tile).toMatch(/^data:image\/png;base64,/);
      expect(tile.length).toBeLessThan(60_000);
    }
  });
});
