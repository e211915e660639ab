import { AGE_BANDS, USUAL_TELLING } from '@storylantern/contract';
import { expect, it } from 'vitest';
import type { Brief } from '../brief.ts';
import { tellSocialStory } from '../tell-social-story.ts';

const brief = (problem: string, change: Partial<Brief> = {}): Brief => ({
  name: 'Zelda',
  ageBand: '6-7',
  gender: 'girl',
  occasion: 'celebrate',
  problem,
  notes: '',
  ...change,
});
const SLIDE = 'she went down the big slide';

it.each(AGE_BANDS)('names the deed, at %s', (ageBand) =>
  expect(tellSocialStory(brief(SLIDE, { ageBand }), { seed: 2 }).title).toMatch(
    /^(?:The Day )?Zelda Went Down the Big Slide$/,
  ),
);

it('names it in no more than eight words, and ends on a capital', () => {
  const long = brief('she put her own shoes and coat on at nursery home time while the others were running about');
  expect(tellSocialStory(long, { seed: 1 }).title).toBe('Zelda Put Her Own Shoes and Coat On');
});

it('names it as the child tells it', () => {
  const telling = { ...USUAL_TELLING, person: 'first' as const };
  expect(tellSocialStory(brief('she swam a width with her friend Bea', { telling }), { seed: 1 }).title).toMatch(
    /^(?:The Day )?I Swam a Width with My Friend Bea$/,
  );
});

it('calls another story of the same deed by its image', () => {
  const first = tellSocialStory(brief(SLIDE), { seed: 2 });
  const titles = [3, 4].map(
    (seed) => tellSocialStory(brief(SLIDE), { seed, recent: [`${first.title}\nand how it went`] }).title,
  );
  expect(titles).not.toContain(first.title);
});

it.each([
  ['told me that someone was hurting her', '8-10'],
  ['told her teacher about the messages', '11+'],
  ['stayed dry all night', '11+'],
] as const)('keeps "%s" off the cover at %s', (problem, ageBand) =>
  expect(tellSocialStory(brief(problem, { ageBand }), { seed: 1 }).title).not.toMatch(/Told|Dry/),
);
