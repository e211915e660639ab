import { describe, expect, it } from 'vitest';
import { companyOfTheme, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { couldYouJust, type CouldYouJust } from './arc.ts';

const bound = (theme: string): CouldYouJust[] =>
  TWENTY_SEEDS.flatMap((seed) => couldYouJust.bind(companyOfTheme(theme, seed)) ?? []);

describe('a gift and a queue', () => {
  it('is for what somebody can do and others cannot', () => {
    for (const theme of [
      'a girl who can talk to animals',
      'an ant who is stronger than everyone',
      'a chicken who lays golden eggs',
    ])
      expect(couldYouJust.fits(understandTheme(theme, 'Mia'))).toBeGreaterThan(8);
    for (const theme of ['a frog who cannot jump', 'a dog who can only bark', 'a hedgehog'])
      expect(couldYouJust.fits(understandTheme(theme, 'Mia'))).toBe(0);
  });

  it('nobody in the queue asks for the gift itself', () => {
    for (const each of bound('a girl who can talk to animals'))
      for (const job of each.jobs) expect(job.ask).not.toContain('talk');
  });

  it.each(['an ant who is stronger than everyone', 'an octopus who is invisible'])(
    '%s is sound at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed: age });
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
      }
    },
  );
});
