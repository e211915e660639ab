import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { hardFaults } from '../../../../test/hard-faults.ts';
import { understandTheme } from '../../theme/understand.ts';
import { nightVisitor, type NightVisitor } from './arc.ts';
import { GUESSES, VISITORS } from './visitors.ts';

const bound = (theme: string): NightVisitor[] =>
  TWENTY_SEEDS.flatMap((seed) => nightVisitor.bind(companyOfTheme(theme, seed)) ?? []);
/** How often something is said in all variants of a page, for each. */
const times = (text: string | readonly string[] | undefined, word: string): number[] =>
  [text ?? ''].flat().map((each) => each.toLowerCase().split(word.toLowerCase()).length - 1);

describe('the night visitor', () => {
  it.each(['bedtime', 'a dragon who cannot sleep', 'bedtime for a little fox'])(
    'reads and looks right in every variant, at every age: %s',
    (theme) => expect(hardFaults(nightVisitor, theme)).toEqual([]),
  );

  it('the noise gets slower, and is not heard on the last page', () => {
    for (const each of bound('bedtime')) {
      const young = nightVisitor.young(each).pages;
      expect(Math.min(...times(young[0]?.text, each.noise))).toBeGreaterThanOrEqual(3);
      expect(Math.max(...times(young[6]?.text, `${each.noise}.`))).toBe(1);
      expect(Math.max(...times(young.at(-1)?.text, each.noise))).toBe(0);
      expect(Math.max(...times(nightVisitor.middle(each).pages.at(-1)?.text, each.noise))).toBe(0);
    }
  });

  it('whoever settles the visitor is asleep at the end, and nobody opens a window or goes out', () => {
    for (const theme of ['bedtime', 'a dragon who cannot sleep']) {
      for (const each of bound(theme)) {
        for (const tell of [nightVisitor.young, nightVisitor.middle, nightVisitor.old]) {
          const { pages } = tell(each);
          const last = pages.at(-1);
          expect(last?.scene.actors.find((actor) => actor.who.id === each.hero.id)?.pose).toBe('sleep');
          const all = pages.map((page) => everyVariant(page.text)).join(' ');
          expect(all).not.toMatch(/opened the window|climbed|went out(?:side)?\b/);
          const outside = pages.filter(
            (page) => page.scene.setting === each.known.setting && each.known.setting !== 'bedroom',
          );
          for (const page of outside)
            expect(page.scene.actors.every((actor) => actor.who.id !== each.hero.id)).toBe(true);
        }
      }
    }
  });

  it('the visitor is of another kind than whoever is in bed', () => {
    for (const each of bound('a sleepy cat')) expect(each.visitor.being?.id).not.toBe('cat');
  });

  it('takes turns with the other way to tell of a bedtime', () => {
    expect(nightVisitor.fits(understandTheme('bedtime with a sleepy bear', 'Bo'))).toBeGreaterThanOrEqual(10);
    expect(nightVisitor.fits(understandTheme('a lonely lighthouse', 'Mia'))).toBe(0);
  });

  it('has six visitors and six things that it is not', () => {
    expect(VISITORS.length).toBeGreaterThanOrEqual(6);
    expect(GUESSES.length).toBeGreaterThanOrEqual(6);
  });
});
