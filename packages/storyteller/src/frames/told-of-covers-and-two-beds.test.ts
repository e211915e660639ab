import type { AgeBand } from '@storylantern/contract';
import { READING_ORDER } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
  };
};
const SCHOOL = ['4-5', '6-7', '8-10'] as const;
const OLDER = ['6-7', '8-10', '11+'] as const;

describe('what somebody wears for a body, and where a body sleeps', { timeout: 120_000 }, () => {
  test.each<[string, readonly AgeBand[], string]>([
    ['hides her insulin pump under her clothes so nobody sees it', OLDER, 'long-illness/pumphidden'],
    ['is embarrassed by her insulin pump and hides it', OLDER, 'long-illness/pumphidden'],
    ["doesn't want anyone at school to see her diabetes pump", OLDER, 'long-illness/pumphidden'],
    ['covers up her libre sensor so that no one sees it', OLDER, 'long-illness/pumphidden'],
    ["wets the bed at her dad's", SCHOOL, 'bed-wetting/wetthere'],
    ['only wets the bed at night when she is at Dads', SCHOOL, 'bed-wetting/wetthere'],
    ["is wet at night at Daddy's house", SCHOOL, 'bed-wetting/wetthere'],
    ["wet beds at mum's but dry with me", SCHOOL, 'bed-wetting/wetthere'],
    ['is laughed at for wearing ear defenders', [...SCHOOL, '11+'], 'being-teased/earcovers'],
    ["children in her class laugh at her ear defenders so she won't wear them", SCHOOL, 'being-teased/earcovers'],
    ['someone laughed at her ear defenders', SCHOOL, 'being-teased/earcovers'],
    ['gets called a baby because of her ear defenders', SCHOOL, 'being-teased/earcovers'],
  ])('%s', (problem, bands, scene) => {
    for (const band of bands) expect([band, told(band, problem).scene]).toEqual([band, scene]);
  });

  test.each<[string, RegExp]>([
    ['skips her insulin because others would see it', /pumphidden/],
    ['refuses to have an insulin pump', /pumphidden/],
    ["wets the bed at nan's", /wetthere/],
    ['wets the bed and dad shouts', /wetthere/],
    ['likes her ear defenders', /earcovers/],
    ['autistic and others laugh at her ear defenders', /earcovers/],
  ])('%s is another matter', (problem, scene) => {
    for (const band of OLDER) expect(told(band, problem).scene).not.toMatch(scene);
  });

  test('whose bed it is stands in the story', () => {
    expect(told('6-7', "wets the bed at her dad's").text).toMatch(/at Dad's/);
  });
}); // prettier-ignore
