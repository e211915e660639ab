import { CLOTHS, COSTUMES, outfitSchema, type Looks } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLooks, picture } from '../../test/any-picture.ts';
import { difference } from '../paint/colour.ts';
import { CLOTH } from './cloths.ts';
import { childOutfit, chooseOutfit, companionOutfit, looksNumber, wear } from './outfit.ts';
import { SKIN } from './palette.ts';

const anySeed = fc.nat();

describe('clothes', () => {
  it('are of the closed lists, and the same for the same looks and seed', () => {
    fc.assert(
      fc.property(anyLooks, anySeed, fc.boolean(), (looks, seed, grown) => {
        const chosen = chooseOutfit(looks, seed, { grown });
        expect(outfitSchema.safeParse(chosen).success).toBe(true);
        expect(chooseOutfit({ ...looks }, seed, { grown })).toEqual(chosen);
      }),
    );
  });

  it('stand apart from the skin, and the top from what is worn below it', () => {
    fc.assert(
      fc.property(anyLooks, anySeed, fc.boolean(), (looks, seed, grown) => {
        const { top, bottom } = chooseOutfit(looks, seed, { grown });
        expect(difference(CLOTH[top], SKIN[looks.skin])).toBeGreaterThanOrEqual(15);
        expect(difference(CLOTH[top], CLOTH[bottom])).toBeGreaterThanOrEqual(14);
      }),
    );
  });

  it('keep off the colours that others wear', () => {
    fc.assert(
      fc.property(anyLooks, anySeed, fc.constantFrom(...CLOTHS), (looks, seed, taken) => {
        expect(chooseOutfit(looks, seed, { avoid: [taken] }).top).not.toBe(taken);
      }),
    );
  });

  it('keep a headscarf company with long sleeves, in every costume too', () => {
    fc.assert(
      fc.property(anyLooks, anySeed, fc.constantFrom(null, ...COSTUMES), (looks, seed, costume) => {
        const scarfed: Looks = { ...looks, hairStyle: 'hijab' };
        const { garment } = wear(chooseOutfit(scarfed, seed), scarfed, { costume });
        expect(['tee', 'dress', 'swimsuit', 'dungarees']).not.toContain(garment);
      }),
    );
  });

  it('are pyjamas at night, the same every night, and none of them over a costume', () => {
    const { looks } = picture();
    const chosen = chooseOutfit(looks, 7);
    const night = wear(chosen, looks, { forNight: true });
    expect(night.garment).toBe('pyjamas');
    expect(wear(chooseOutfit(looks, 8), looks, { forNight: true }).top).toBe(night.top);
    expect(wear(chosen, looks, { costume: 'pyjamas' })).toEqual(night);
    expect(wear(chosen, looks, { costume: 'pirate', forNight: true }).costume).toBe('pirate');
  });

  it('on a cover are those of the looks alone', () => {
    fc.assert(
      fc.property(anyLooks, (looks) => {
        expect(childOutfit(looks, false)).toEqual(wear(chooseOutfit(looks, looksNumber(looks)), looks));
      }),
    );
  });

  it('of another child are told from the first one at once', () => {
    fc.assert(
      fc.property(anyLooks, anyLooks, fc.double({ min: 0, max: 0.999, noNaN: true }), (hero, other, value) => {
        const first = childOutfit(hero, false);
        const second = companionOutfit(other, first.top, () => value, false);
        expect(difference(first.top, second.top)).toBeGreaterThanOrEqual(12);
      }),
    );
  });
});
