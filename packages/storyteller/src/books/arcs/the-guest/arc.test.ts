import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { hardFaults } from '../../../../test/hard-faults.ts';
import { understandTheme } from '../../theme/understand.ts';
import { theGuest, visitOf } from './arc.ts';
import { RULES } from './rules.ts';

describe('the guest', () => {
  it.each([
    'a cloud comes for tea',
    'a penguin comes to school',
    'a dinosaur comes to stay',
    'an elephant in the bathroom',
  ])('reads and looks right in every variant, at every age: %s', (theme) =>
    expect(hardFaults(theGuest, theme)).toEqual([]),
  );

  it('ends with the child, or the grown-up, being the one who asks', () => {
    for (const seed of TWENTY_SEEDS) {
      const bound = theGuest.bind(companyOfTheme('a bear at breakfast', seed));
      expect(bound).not.toBeNull();
      if (!bound) continue;
      const tried = theGuest.middle(bound).pages[7];
      for (const text of [tried?.text ?? []].flat()) expect(text).toMatch(new RegExp(`${bound.nearly}[.,]"`));
      expect(everyVariant(theGuest.old(bound).pages.at(-1)?.text)).toContain(bound.ask);
    }
  });

  it.each([
    ['a tiger knocks at the door', 'meal', 'tea'],
    ['a bear at breakfast', 'meal', 'breakfast'],
    ['a unicorn sleepover', 'stay', 'stay'],
    ['a crocodile who comes to nursery', 'school', 'school'],
    ['a hippo in our bath', 'meal', 'tea'],
  ])('knows what somebody is asked to: %s', (theme, visit, what) => {
    expect(visitOf(understandTheme(theme, 'Mia'))).toMatchObject({ visit, what });
  });

  it.each([
    'a cat in the house',
    'a dragon who wants to come to tea',
    'my first sleepover',
    'penguins',
    'a bear in the forest',
  ])("is nobody's guest: %s", (theme) => expect(visitOf(understandTheme(theme, 'Mia'))).toBeNull());

  it('has four rules or more for every visit', () => {
    for (const rules of Object.values(RULES)) expect(rules.length).toBeGreaterThanOrEqual(4);
  });
});
