import { FEELINGS, HAIR_STYLES, POSES } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLooks, picture } from '../../test/any-picture.ts';
import { faultsOf } from '../../test/svg-faults.ts';
import { drawCutOut } from './cut-out.ts';
import { drawPortrait } from './portrait.ts';

const { looks } = picture();

describe('portraits', () => {
  it('are clean SVG for any looks, age and feeling', () => {
    fc.assert(
      fc.property(anyLooks, fc.integer({ min: 2, max: 12 }), fc.constantFrom(...FEELINGS), (any, age, feeling) => {
        expect(faultsOf(drawPortrait(any, age, feeling))).toEqual([]);
      }),
    );
  });

  it('tell every hair style and every feeling apart', () => {
    expect(new Set(HAIR_STYLES.map((hairStyle) => drawPortrait({ ...looks, hairStyle }, 6))).size).toBe(
      HAIR_STYLES.length,
    );
    expect(new Set(FEELINGS.map((feeling) => drawPortrait(looks, 6, feeling))).size).toBe(FEELINGS.length);
  });

  it('are the same bytes every time', () => {
    expect(drawPortrait(looks, 6)).toBe(drawPortrait(looks, 6));
  });
});

describe('cut-outs', () => {
  it('of a child are clean SVG in every pose, standing and in a wheelchair', () => {
    for (const pose of POSES) {
      for (const wheelchair of [false, true]) {
        const svg = drawCutOut({ kind: 'child', looks: { ...looks, wheelchair }, age: 5, pose, feeling: 'calm' });
        expect(faultsOf(svg)).toEqual([]);
      }
    }
  });

  it.each(['bear', 'rabbit', 'cat', 'dog', 'fox'] as const)(
    'of a %s are clean, and asleep it looks different',
    (kind) => {
      const [awake, asleep] = [drawCutOut({ kind }), drawCutOut({ kind, asleep: true })];
      expect([...faultsOf(awake), ...faultsOf(asleep)]).toEqual([]);
      expect(asleep).not.toBe(awake);
    },
  );

  it('stand on the lower edge: the picture ends where the ground is', () => {
    const [, y = 0, , height = 0] =
      /viewBox="([^"]+)"/
        .exec(drawCutOut({ kind: 'cat' }))?.[1]
        ?.split(' ')
        .map(Number) ?? [];
    expect(y + height).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(4);
  });
});
