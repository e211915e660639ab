import { looksSchema, SKINS } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLooks } from '../../test/any-picture.ts';
import { looksFor } from './looks-for.ts';

const anyName = fc.string({ minLength: 1, maxLength: 40 });

describe('looks for a name', () => {
  it('are complete and of the closed lists for any name', () => {
    fc.assert(
      fc.property(anyName, fc.integer({ min: 2, max: 12 }), (name, age) => {
        expect(looksSchema.safeParse(looksFor(name, age, {})).success).toBe(true);
      }),
    );
  });

  it('stay the same for the same name, over birthdays and however it is written', () => {
    expect(looksFor('Mia', 4, {})).toEqual(looksFor(' mia ', 9, {}));
  });

  it('keep what was given', () => {
    fc.assert(
      fc.property(anyName, anyLooks, (name, given) => {
        expect(looksFor(name, 5, given)).toEqual(given);
      }),
    );
  });

  it('keep the other answers when one is given', () => {
    const open = looksFor('Ada', 5, {});
    expect(looksFor('Ada', 5, { glasses: true, eyes: open.eyes })).toEqual({ ...open, glasses: true });
  });

  it('never suggest glasses, a hearing aid, a wheelchair, a headscarf or a bald head', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const looks = looksFor(name, 5, {});
        expect([looks.glasses, looks.hearingAid, looks.wheelchair]).toEqual([false, false, false]);
        expect(['hijab', 'bald']).not.toContain(looks.hairStyle);
      }),
    );
  });

  it('spread names evenly over all skins', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 6000; index++) {
      const { skin } = looksFor(`name ${index}`, 5, {});
      counts.set(skin, (counts.get(skin) ?? 0) + 1);
    }
    for (const skin of SKINS) expect(counts.get(skin)).toBeGreaterThan(850);
  });
});
