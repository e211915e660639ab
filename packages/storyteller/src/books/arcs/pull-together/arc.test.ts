import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { hardFaults } from '../../../../test/hard-faults.ts';
import { understandTheme } from '../../theme/understand.ts';
import { pullTogether, type PullTogether } from './arc.ts';
import { FAILS, JOBS, LARGE_JOB, REASONS, STUCK_JOB } from './jobs.ts';

const bound = (theme: string): PullTogether[] =>
  TWENTY_SEEDS.flatMap((seed) => pullTogether.bind(companyOfTheme(theme, seed)) ?? []);

describe('pull together', () => {
  it.each(['too many ducks', 'an enormous strawberry', 'the bear who got stuck in a hole', 'a unicorn'])(
    'reads and looks right in every variant, at every age: %s',
    (theme) => expect(hardFaults(pullTogether, theme)).toEqual([]),
  );

  it('what holds it is on the first page, and the smallest says so only near the end', () => {
    for (const each of bound('a unicorn')) {
      for (const tell of [pullTogether.middle, pullTogether.old]) {
        const pages = tell(each).pages.map((page) => [page.text].flat());
        for (const text of pages[0] ?? []) expect(text).toContain(each.job.plant(each.it, each.smallest));
        const said = pages.findIndex((texts) => texts.join(' ').includes(each.job.says.replace(/\.$/, '')));
        expect(said).toBeGreaterThan(5);
      }
    }
  });

  it('the row grows by one on each page, and every one who joins fails for a reason', () => {
    for (const each of bound('a unicorn')) {
      const { pages } = pullTogether.young(each);
      for (const [index, puller] of each.pullers.entries()) {
        const text = [pages[index + 2]?.text ?? ''].flat()[0] ?? '';
        const names = [
          each.hero.name,
          ...each.pullers.slice(0, index + 1).map((one) => one.called.replace('the ', '')),
        ];
        for (const name of names) expect(text).toContain(`Pull, ${name}`);
        if (index > 0) expect(everyVariant(pages[index + 2]?.text)).toContain(puller.fail[1]);
      }
    }
  });

  it('the smallest is none of those who pull, and is there from the first try', () => {
    for (const each of bound('too many ducks')) {
      expect(each.pullers.map((puller) => puller.who.id)).not.toContain(each.small.id);
      for (const text of [pullTogether.middle(each).pages[1]?.text ?? ''].flat())
        expect(text).toContain(each.small.name);
    }
  });

  it('whoever is stuck comes out by letting go', () => {
    for (const each of bound('the bear who got stuck in a hole')) {
      expect(each.stuck?.kind).toBe('bear');
      expect(each.hero.isChild).toBe(true);
      expect(
        pullTogether
          .middle(each)
          .pages.map((page) => everyVariant(page.text))
          .join(' '),
      ).toContain('let go');
    }
  });

  it('is for crowds, large things and those who are stuck, not for every kind of help', () => {
    expect(pullTogether.fits(understandTheme('too many ducks', 'Mia'))).toBeGreaterThan(5);
    expect(pullTogether.fits(understandTheme('helping a lost owl find its way home', 'Mia'))).toBe(0);
    expect(pullTogether.fits(understandTheme('a lonely lighthouse', 'Mia'))).toBe(0);
  });

  it('has six jobs and at least six reasons for joining and for failing', () => {
    expect(JOBS.length + [STUCK_JOB, LARGE_JOB].length).toBeGreaterThanOrEqual(6);
    for (const list of [REASONS, FAILS]) expect(list.length).toBeGreaterThanOrEqual(6);
  });
});
