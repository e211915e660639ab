import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { hardFaults } from '../../../../test/hard-faults.ts';
import { smallSteps, type SmallSteps } from './arc.ts';

const bound = (theme: string): SmallSteps[] =>
  TWENTY_SEEDS.flatMap((seed) => smallSteps.bind(companyOfTheme(theme, seed)) ?? []);
const middleText = (each: SmallSteps): string =>
  smallSteps
    .middle(each)
    .pages.map((page) => everyVariant(page.text))
    .join(' ');

describe('a little at a time', () => {
  it.each(['my son is scared of thunder', 'scared of the hoover', 'scared of the blurple', 'scared of dogs'])(
    'reads and looks right in every variant, at every age: %s',
    (theme) => {
      expect(hardFaults(smallSteps, theme)).toEqual([]);
    },
  );

  it("speaks of the fear in the parent's own word", () => {
    for (const each of bound('scared of the hoover')) {
      expect(each.fear.name).toBe('the hoover');
      expect(middleText(each)).not.toContain('vacuum');
    }
  });

  it('claims nothing of what nobody knows', () => {
    for (const each of bound('scared of blurples')) {
      expect(each.fear.scary).toBeNull();
      expect(each.fear.truth).toMatch(/only themselves/);
    }
    for (const each of bound('a digger who is afraid of mud')) expect(middleText(each)).not.toContain('seaweed');
  });

  it('shows the habit before the fear, and uses it when the fear comes back', () => {
    for (const each of bound('scared of thunder')) {
      const { pages } = smallSteps.middle(each);
      expect(everyVariant(pages[0]?.text)).toContain(each.fear.habit);
      // Whoever knows all about it does it with the next one, and the other one alone.
      expect(everyVariant(pages[each.isExpert ? 8 : 7]?.text)).toContain(
        each.isExpert ? each.fear.habit : each.fear.trick,
      );
    }
  });

  it('goes both ways: a little at a time, and told by the one who knows', () => {
    expect(new Set(bound('scared of dogs').map((each) => each.isExpert)).size).toBe(2);
    for (const each of bound('scared of wasps').filter(({ isExpert }) => isExpert))
      expect(everyVariant(smallSteps.old(each).pages.at(-1)?.text)).toContain(each.rival.name);
  });

  it('does not look at the dark, of which there is nothing to see', () => {
    for (const each of bound('being afraid of the dark'))
      for (const telling of [smallSteps.young, smallSteps.middle, smallSteps.old]) {
        const text = telling(each)
          .pages.map((page) => everyVariant(page.text))
          .join(' ');
        expect(text).not.toMatch(/\blook(?:s|ed)? at the dark|\bI (?:can )?(?:see|saw) (?:you|that)!|\. Dark /);
      }
    expect(hardFaults(smallSteps, 'being afraid of the dark')).toEqual([]);
  });

  it('keeps a grown-up within reach of a child', () => {
    for (const each of bound('scared of dogs')) expect(each.beside.id).toBe('grown-up');
  });
});
