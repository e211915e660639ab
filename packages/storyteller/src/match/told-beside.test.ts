import { expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

/** What a parent types, for which age, and the situation and image it is told with. */
test.each([
  ['her little brother is in hospital and mum is staying with him', '6-7', /^hospital-stay\/apart$/],
  ["our baby son is in hospital, born at 29 weeks, and his sister is at nana's", '6-7', /^premature-baby\//],
  ['worried about burglars, checks the windows over and over', '8-10', /^feeling-worried\/lock$/],
  ['convinced someone will break in, lies awake listening', '11+', /^feeling-worried\/lock$/],
  ['bites her own hand when angry', '8-10', /^general\/ownbite$/],
  ['people keep patting her on the head and she hates it', '4-5', /^personal-space\/patted$/],
  ['eye patch at school, kids call him pirate', '6-7', /^glasses\/patch$/],
  ['the baby cries and he takes her dummy out', '4-5', /^new-sibling\/cry$/],
  ['bedtime is a nightmare because the phone is in the bed', '8-10', /^screen-time\/night$/],
  ['only wants pasta, at school lunch comes on a tray and he leaves it', '6-7', /^(?:healthy-eating|school-dinners)\//],
] as const)('%j (%s)', { timeout: 30_000 }, (problem, ageBand, told) => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '' }, { seed: 1 });
  expect(`${story.situation}/${story.thread}`).toMatch(told);
});

test('a story of a first period tells of pads', { timeout: 30_000 }, () => {
  for (const ageBand of ['8-10', '11+'] as const) {
    const { content } = tellSocialStory(
      { name: 'Noor', ageBand, gender: 'girl', problem: 'her first period started at school', notes: '' },
      { seed: 1 },
    );
    expect(Object.values(content).join(' ')).toMatch(/\bpads?\b/);
  }
});
