import { CLOTHS, EYE_COLOURS, HAIR_COLOURS, SKINS } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { colour, difference } from '../paint/colour.ts';
import { CLOTH } from './cloths.ts';
import { browColour, EYES, HAIR, hairOn, SCARF, SKIN } from './palette.ts';

const pairs = <Name>(names: readonly Name[]) =>
  names.flatMap((first, index) => names.slice(index + 1).map((second) => [first, second] as const));

describe('the palette of people', () => {
  it('has a colour for every name of the closed lists', () => {
    for (const each of HAIR_COLOURS) expect([colour(HAIR[each]), colour(SCARF[each])]).toHaveLength(2);
    for (const each of EYE_COLOURS) expect(colour(EYES[each])).toBe(EYES[each]);
    for (const each of CLOTHS) expect(colour(CLOTH[each])).toBe(CLOTH[each]);
  });

  it('tells hair from hair, eyes from eyes and skin from skin', () => {
    for (const [one, two] of pairs(HAIR_COLOURS))
      expect(difference(HAIR[one], HAIR[two]), `${one} ${two}`).toBeGreaterThan(5);
    for (const [one, two] of pairs(EYE_COLOURS))
      expect(difference(EYES[one], EYES[two]), `${one} ${two}`).toBeGreaterThan(5);
    for (const [one, two] of pairs(SKINS)) expect(difference(SKIN[one], SKIN[two]), `${one} ${two}`).toBeGreaterThan(5);
  });

  it('keeps hair, brows and eyes readable on every skin', () => {
    for (const skin of SKINS) {
      for (const hair of HAIR_COLOURS) {
        expect(difference(browColour(HAIR[hair], SKIN[skin]), SKIN[skin]), `brows ${hair} on ${skin}`).toBeGreaterThan(
          11,
        );
        const onSkin = hairOn(hair, SKIN[skin]);
        expect(difference(onSkin, SKIN[skin]), `${hair} on ${skin}`).toBeGreaterThan(6.5);
        expect(difference(onSkin, HAIR[hair]), `${hair} on ${skin} is still ${hair}`).toBeLessThan(11);
      }
    }
  });
});
