import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { hardFaults } from '../../../../test/hard-faults.ts';
import { understandTheme } from '../../theme/understand.ts';
import { foundSomething, type FoundSomething } from './arc.ts';
import { GESTURES, SMELLS, STUCK } from './traces.ts';

const bound = (theme: string): FoundSomething[] =>
  TWENTY_SEEDS.flatMap((seed) => foundSomething.bind(companyOfTheme(theme, seed)) ?? []);

describe('found something', () => {
  it.each(['Leo and the lost teddy', 'a fox who lost his acorn', 'a missing sock'])(
    'reads and looks right in every variant, at every age: %s',
    (theme) => expect(hardFaults(foundSomething, theme)).toEqual([]),
  );

  it('plants on the first page what gives the owner away: a table, a bed and a noise', () => {
    for (const each of bound('Leo and the lost teddy')) {
      for (const told of [foundSomething.middle(each), foundSomething.old(each)]) {
        for (const text of [told.pages[0]?.text ?? ''].flat()) {
          expect(text).toContain(each.first.smell.planted);
          expect(text).toContain(each.second.stuck.planted);
          expect(text.toLowerCase()).toContain(each.gesture.noise.toLowerCase());
        }
      }
      const young = foundSomething.young(each).pages;
      expect(everyVariant(young[0]?.text)).toContain(each.gesture.noise);
      expect(everyVariant(young.at(-1)?.text)).toContain(each.gesture.noise);
    }
  });

  it('asks two who say why it is not theirs, and neither is of a kind that is in the book already', () => {
    for (const each of bound('a fox who lost his acorn')) {
      const kinds = [each.owner, each.finder, each.first.who, each.second.who].map((who) => who.kind);
      expect(new Set(kinds).size).toBe(kinds.length);
      const told = foundSomething
        .middle(each)
        .pages.map((page) => everyVariant(page.text))
        .join(' ');
      expect(told).toContain(each.first.smell.not);
      expect(told).toContain(each.second.stuck.not.replace(/\.$/, ''));
    }
  });

  it('the finder has the thing while the owner looks the other way', () => {
    for (const each of bound('Leo and the lost teddy')) {
      const page = foundSomething.young(each).pages[4];
      expect(page?.scene.actors.map((actor) => actor.who.id)).toEqual(
        expect.arrayContaining([each.finder.id, each.owner.id]),
      );
    }
  });

  it('is not told of what is eaten or of many things', () => {
    expect(foundSomething.fits(understandTheme('a detective cat and the missing biscuit', 'Mia'))).toBe(0);
    expect(foundSomething.fits(understandTheme('a fox who lost his boots', 'Mia'))).toBe(0);
    expect(foundSomething.fits(understandTheme('Leo and the lost teddy', 'Mia'))).toBeGreaterThan(9);
  });

  it('has at least six of each trace', () => {
    for (const list of [SMELLS, STUCK, GESTURES]) expect(list.length).toBeGreaterThanOrEqual(6);
  });
});
