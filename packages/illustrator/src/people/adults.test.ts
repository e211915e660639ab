import { ADULTS, HAIR_STYLES, looksSchema, outfitSchema, SKINS, type Looks } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLooks } from '../../test/any-picture.ts';
import { adultLooks } from './adults.ts';

const anySeed = fc.nat();
const steps = (first: Looks['skin'], second: Looks['skin']) => Math.abs(SKINS.indexOf(first) - SKINS.indexOf(second));

describe('grown-ups', () => {
  it('are complete, and the same for the same family and seed', () => {
    fc.assert(
      fc.property(anyLooks, anySeed, fc.constantFrom(...ADULTS), (family, seed, role) => {
        const adult = adultLooks(role, { family, seed });
        expect(looksSchema.safeParse(adult.looks).success).toBe(true);
        expect(outfitSchema.safeParse(adult.outfit).success).toBe(true);
        expect(adultLooks(role, { family: { ...family }, seed })).toEqual(adult);
      }),
    );
  });

  it('of the family have a skin next to the child’s', () => {
    fc.assert(
      fc.property(
        anyLooks,
        anySeed,
        fc.constantFrom('parent', 'other-parent', 'grandparent', 'other-grandparent'),
        (family, seed, role) => {
          expect(steps(adultLooks(role, { family, seed }).looks.skin, family.skin)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('of the same kind are told apart', () => {
    fc.assert(
      fc.property(anyLooks, anySeed, (family, seed) => {
        for (const [one, two] of [
          ['parent', 'other-parent'],
          ['grandparent', 'other-grandparent'],
        ] as const) {
          const [first, second] = [adultLooks(one, { family, seed }), adultLooks(two, { family, seed })];
          expect(first.looks.hairStyle).not.toBe(second.looks.hairStyle);
          expect(first.looks.hairColour).not.toBe(second.looks.hairColour);
          expect(first.outfit.top).not.toBe(second.outfit.top);
        }
      }),
    );
  });

  it('who are grandparents have white or grey hair, or a scarf', () => {
    fc.assert(
      fc.property(anyLooks, anySeed, fc.constantFrom('grandparent', 'other-grandparent'), (family, seed, role) => {
        const { looks, age } = adultLooks(role, { family, seed });
        expect(['white', 'grey']).toContain(looks.hairColour);
        expect(age).toBeGreaterThan(60);
      }),
    );
  });

  it('outside the family come in every skin and with many kinds of hair, whatever their work', () => {
    const family = { skin: 'honey', hairStyle: 'short', hairColour: 'brown', eyes: 'brown' } as Looks;
    for (const role of [
      'teacher',
      'doctor',
      'librarian',
      'shopkeeper',
      'farmer',
      'captain',
      'coach',
      'neighbour',
    ] as const) {
      const seen = Array.from({ length: 300 }, (_, seed) => adultLooks(role, { family, seed }).looks);
      expect(new Set(seen.map(({ skin }) => skin)).size).toBe(SKINS.length - 1);
      expect(new Set(seen.map(({ hairStyle }) => hairStyle)).size).toBeGreaterThan(HAIR_STYLES.length / 2);
    }
  });
});
