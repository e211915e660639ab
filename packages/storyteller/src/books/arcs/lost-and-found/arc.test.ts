import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { lostAndFound, type LostAndFound } from './arc.ts';
import { BORROWERS } from './borrowers.ts';

const bound = (theme: string): LostAndFound[] =>
  TWENTY_SEEDS.flatMap((seed) => lostAndFound.bind(companyOfTheme(theme, seed)) ?? []);

describe('lost and found', () => {
  it('shows the clue before anybody looks for it, and again when the thing is back', () => {
    for (const each of bound('Leo and the lost teddy')) {
      const young = lostAndFound.young(each).pages;
      expect(everyVariant(young[0]?.text).toLowerCase()).toContain(each.borrowed.clue);
      expect(young[0]?.scene.things).toContain(each.borrowed.clueThing);
      for (const told of [lostAndFound.middle(each), lostAndFound.old(each)]) {
        expect(everyVariant(told.pages[1]?.text)).toContain(each.borrowed.clue);
        expect(everyVariant(told.pages.at(-1)?.text)).toContain(each.borrowed.clue);
      }
    }
  });

  it('never says that the owner had a lost thing', () => {
    for (const each of bound('Leo and the lost teddy')) expect(each.aNoun).toBe('a teddy');
  });

  it('keeps the thing where it is wanted until there is a fair swap', () => {
    for (const each of bound('a grumpy narwhal who lost his hat')) {
      const pages = lostAndFound.middle(each).pages.map((page) => everyVariant(page.text));
      const swap = pages.findIndex((text) => text.includes(each.borrowed.swap));
      const back = pages.findIndex((text) => /back where it lived|on each|where it should be/.test(text));
      expect(swap).toBeGreaterThan(0);
      expect(back).toBeGreaterThan(swap);
    }
  });

  it('has somebody for every affordance, who leaves one thing and needs another', () => {
    for (const [like, borrowers] of Object.entries(BORROWERS)) {
      for (const each of borrowers) {
        expect(each.clueThing, like).not.toBe(each.swapThing);
        expect(each.doing.split(' ').length, each.doing).toBeLessThanOrEqual(6);
      }
    }
  });
});
