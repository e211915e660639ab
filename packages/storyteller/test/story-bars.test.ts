import { AGE_BANDS, GENDERS } from '@storylantern/contract';
import { CHALLENGES } from '@storylantern/library';
import { describe, expect, it } from 'vitest';
import { FRAMES } from '../src/frames/index.ts';
import { tellSocialStory } from '../src/index.ts';
import { briefFor, countsOf, mean, MOST_ASKED, openingsOf, sharesOf, storiesInARow, textOf } from './story-measures.ts';

const listed = new Set(CHALLENGES.map((each) => each.id));
/** How much two of ten stories in a row may share on average, and how many of the ten open differently. */
const barOf = (id: string) => {
  if (MOST_ASKED.includes(id)) return { share: 0.15, openings: 5 };
  return { share: listed.has(id) ? 0.3 : 0.45, openings: 3 };
};

/** One age of one situation may lie this much over what a group keeps on average. */
const SPREAD = 0.02;

describe('ten stories in a row for one child', () => {
  // One age of each situation here, by turns; docs/social-stories.md has them all.
  it.each(FRAMES.map((frame, n) => [frame.id, frame, AGE_BANDS[n % AGE_BANDS.length] ?? '4-5'] as const))(
    'differ: %s',
    (id, frame, band) => {
      const texts = storiesInARow(frame, band, GENDERS[band.length % GENDERS.length] ?? 'girl').map(textOf);
      expect(mean(sharesOf(texts)), band).toBeLessThanOrEqual(barOf(id).share + SPREAD);
      expect(openingsOf(texts), band).toBeGreaterThanOrEqual(barOf(id).openings);
    },
  );
});

it('tells girls and boys the same', () => {
  const totals = { girl: countsOf(''), boy: countsOf('') };
  for (const [n, frame] of FRAMES.entries()) {
    for (const gender of ['girl', 'boy'] as const) {
      const brief = briefFor(frame, AGE_BANDS[n % AGE_BANDS.length] ?? '4-5', gender, n);
      const counts = countsOf(textOf(tellSocialStory({ ...brief, name: 'Robin' }, { seed: n })));
      for (const key of Object.keys(counts) as (keyof typeof counts)[]) totals[gender][key] += counts[key];
    }
  }
  for (const key of Object.keys(totals.girl) as (keyof typeof totals.girl)[]) {
    const [girl, boy] = [totals.girl[key], totals.boy[key]];
    expect(Math.abs(girl - boy) / Math.max(girl, boy), key).toBeLessThanOrEqual(0.1);
  }
});
