import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { hardFaults } from '../../../../test/hard-faults.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { longWayRound, type LongWayRound } from './arc.ts';
import { GIFT_STOPS, MISSES, WORD_STOPS } from './stops.ts';

const bound = (theme: string): LongWayRound[] =>
  TWENTY_SEEDS.flatMap((seed) => longWayRound.bind(companyOfTheme(theme, seed)) ?? []);

describe('the long way round', () => {
  it.each([
    'a trip to the zoo',
    'our dog goes to the moon',
    'a bear goes to the bottom of the sea',
    'a penguin travels to the desert',
  ])('reads and looks right in every variant, at every age: %s', (theme) =>
    expect(hardFaults(longWayRound, theme)).toEqual([]),
  );

  it('the thing from the first wrong place opens the gate, and the word from the second is the answer', () => {
    for (const each of bound('a trip to the zoo')) {
      for (const tell of [longWayRound.young, longWayRound.middle, longWayRound.old]) {
        const pages = tell(each).pages.map((page) => everyVariant(page.text));
        const given = pages.findIndex((text) => text.includes(each.giver.stop.gift));
        const said = pages.findIndex((text) => text.includes(`"${each.sayer.stop.word}`));
        const opened = pages.findIndex(
          (text) => text.includes(each.giver.stop.opens) || text.includes(each.giver.stop.opensShort),
        );
        const asked = pages.findIndex((text) => text.includes(each.sayer.stop.asks));
        expect(given).toBeGreaterThan(0);
        expect(said).toBeGreaterThan(given);
        expect(opened).toBeGreaterThan(said);
        expect(asked).toBeGreaterThan(opened);
      }
    }
  });

  it('neither wrong place looks like the right one, and nobody lives in two of them', () => {
    for (const theme of ['a day at the farm', 'a trip to the zoo', 'a bear goes to the seaside']) {
      for (const each of bound(theme)) {
        expect(new Set([each.setting, each.giver.stop.setting, each.sayer.stop.setting]).size).toBe(3);
        const ids = [each.friend, each.keeper, each.giver.who, each.sayer.who].map((who) => who.being?.id);
        expect(new Set(ids).size, ids.join()).toBe(4);
      }
    }
  });

  it('has no road where there is none', () => {
    for (const each of bound('a journey to Mars')) expect(each.misses.every((miss) => miss.anywhere)).toBe(true);
  });

  it('comes to the place of the theme at every age', () => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook(
        { theme: 'going to the North Pole', childName: 'Ada', age, details: null },
        { seed: age },
      );
      expect(book.pages.some((page) => page.scene.setting === 'snow')).toBe(true);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/North Pole/);
    }
  });

  it('has at least six of each list, and is not told where nothing is gone to', () => {
    for (const list of [GIFT_STOPS, WORD_STOPS, MISSES]) expect(list.length).toBeGreaterThanOrEqual(6);
    expect(longWayRound.fits(understandTheme('a lonely lighthouse', 'Mia'))).toBe(0);
  });
});
