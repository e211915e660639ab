import { describe, expect, it } from 'vitest';
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

  it('shows the habit early that the child has to be taught', () => {
    for (const each of bound('a penguin who wants to fly')) {
      const [first] = takingTurns.middle(each).pages;
      expect([first?.text ?? ''].flat()[0]).toContain(each.habit);
    }
  });
});
