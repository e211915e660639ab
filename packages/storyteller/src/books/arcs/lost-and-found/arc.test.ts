import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { lostAndFound, type LostAndFound } from './arc.ts';
import { BORROWERS } from './borrowers.ts';

const all = (theme: string): LostAndFound[] =>
  TWENTY_SEEDS.flatMap((seed) => lostAndFound.bind(companyOfTheme(theme, seed)) ?? []);
/** Those in which somebody small has a use for it. */
const bound = (theme: string): LostAndFound[] => all(theme).filter(({ isByHand }) => !isByHand);
/** Those in which the day is done again with somebody for the thing. */
const byHand = (theme: string): LostAndFound[] => all(theme).filter(({ isByHand }) => isByHand);

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

  it('is put down for the one thing that takes two hands', () => {
    const told = byHand("Mummy can't find her phone");
    expect(told.length).toBeGreaterThan(0);
    for (const each of told) {
      expect(each.owner.name).toBe('Mummy');
      expect(each.hugged).toBe(each.searcher);
      expect(everyVariant(lostAndFound.middle(each).pages[3]?.text)).toMatch(/hand/);
      const old = lostAndFound.old(each).pages.map((page) => everyVariant(page.text));
      expect(old[2]).toContain(each.visitor.name);
      expect(old.at(-2)).toMatch(/flowerpot|The hand did it/);
    }
  });

  it.each(['a wizard who lost his hat', 'a bear who lost his football', 'the lost scooter'])(
    '%s: nobody has that in one hand, or no hands',
    (theme) => expect(byHand(theme)).toEqual([]),
  );

  it('has somebody for every affordance, who leaves one thing and needs another', () => {
    for (const [like, borrowers] of Object.entries(BORROWERS)) {
      for (const each of borrowers) {
        expect(each.clueThing, like).not.toBe(each.swapThing);
        expect(each.doing.split(' ').length, each.doing).toBeLessThanOrEqual(6);
      }
    }
  });
});
