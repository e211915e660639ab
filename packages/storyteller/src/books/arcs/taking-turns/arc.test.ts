import { describe, expect, it } from 'vitest';
import { hardFaults } from '../../../../test/hard-faults.ts';
import { companyOfTheme, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { understandTheme } from '../../theme/understand.ts';
import { takingTurns, wishOf, type TakingTurns } from './arc.ts';

const bound = (theme: string): TakingTurns[] =>
  TWENTY_SEEDS.flatMap((seed) => takingTurns.bind(companyOfTheme(theme, seed)) ?? []);

describe('taking turns', () => {
  it.each([
    ['a penguin who wants to fly', 'fly'],
    ['a robot who wants to be human', 'be human'],
    ['a cloud who wanted to be a sheep', 'be a sheep'],
  ])('%s says so in the parent’s words', (theme, want) => {
    expect(wishOf(understandTheme(theme, 'Mia'))).toBe(want);
    for (const each of bound(theme)) {
      for (const told of [takingTurns.young(each), takingTurns.middle(each), takingTurns.old(each)])
        for (const text of [told.pages[1]?.text ?? ''].flat()) expect(text).toContain(`I want to ${want}`);
    }
  });

  it.each([
    'the giant who wanted a small friend',
    'a mermaid who wants to see the mountains',
    'a whale who is lonely',
    'a caterpillar who does not want to change',
  ])('another wish is another story: %s', (theme) => expect(wishOf(understandTheme(theme, 'Mia'))).toBeNull());

  it('whoever is wished to be looks on', () => {
    for (const each of bound('a cloud who wanted to be a sheep')) expect(each.neighbours[0].kind).toBe('sheep');
  });

  it.each([
    ['a zebra who wants to be colourful', 'light'],
    ['a zebra who wants spots', 'light'],
    ['a robot who wants to be human', 'not-yet'],
    ['a penguin who wants to fly', 'not-yet'],
  ])('%s is told by %s', (theme, plot) => {
    const all = bound(theme);
    expect(all.length).toBeGreaterThan(0);
    for (const each of all) expect(each.plot.id).toBe(plot);
  });

  it('reads and looks right in every variant, at every age', () => {
    for (const theme of [
      'a robot who wants to be human',
      'a zebra who wants to be colourful',
      'a zebra who wants spots',
      'a fish who wants to walk',
      'a sheep who wants to be black',
    ])
      expect(hardFaults(takingTurns, theme)).toEqual([]);
  });

  it('the sign is made true by two words', () => {
    for (const { plot } of bound('a robot who wants to be human'))
      expect([plot.middle().pages[9]?.text].flat().join(' ')).toContain('NOT YET HUMAN');
  });
});
