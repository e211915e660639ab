import { describe, expect, test } from 'vitest';
import { tellSocialStory, type Brief } from '../index.ts';

const told = (problem: string, ageBand: Brief['ageBand']) =>
  tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '' }, { seed: 1 });

describe('falls, drills, groups, cafés and first weeks are told as they were typed', () => {
  test.each([
    ['she fell on an escalator last year and now we look for stairs', 'escalators', 'fellonit', ['4-5', '6-7', '8-10']],
    ['tripped on the escalator and now she is scared of it', 'escalators', 'fellonit', ['4-5', '6-7', '8-10']],
    ['afraid her shoe will get caught in the escalator', 'escalators', 'caughtonit', ['4-5', '6-7', '8-10']],
    ['wants to run up and down the escalator', 'escalators', 'runsonit', ['2-3', '4-5', '6-7']],
    ['lockdown practice tomorrow and she is worried she will need a wee', 'lockdown-drill', 'weeindrill', ['4-5', '6-7', '8-10']],
    ['they had a real lockdown at school last week and she is jumpy ever since', 'lockdown-drill', 'real', ['8-10', '11+']],
    ['after the lockdown drill she keeps asking if its real', 'lockdown-drill', 'whocomes', ['6-7', '8-10']],
    ['moving from reception to year 1 and she will miss her teacher', 'moving-class', 'lastteacher', ['4-5', '6-7']],
    ['will miss Mrs Khan when she goes into year 3', 'moving-class', 'lastteacher', ['6-7']],
    ['gets so anxious about working in groups that she pretends to be ill', 'group-work', 'groupnerves', ['6-7', '8-10', '11+']],
    ['refuses to work with a partner she didnt choose', 'group-work', 'notchosen', ['6-7', '8-10']],
    ['called a baby because she still has a cuddly toy', 'being-teased', 'cuddlyteased', ['4-5', '6-7', '8-10']],
    ['the boys tease her for being good at football', 'being-teased', 'liking', ['6-7', '8-10']],
    ['throws her food and cutlery when we are in a cafe', 'going-to-a-restaurant', 'throwsout', ['2-3', '4-5']],
    ['has a brick phone and gets laughed at for it', 'first-phone', 'onlyrings', ['8-10', '11+']],
    ['will get her first phone for year 7 and is worried about losing it', 'first-phone', 'phonelost', ['11+']],
    ['she gets cross when her little brother copies everything she says', 'friend-who-copies', 'echo', ['4-5', '6-7']],
    ['hates shopping for school shoes and has a meltdown every time', 'shopping-trip', 'tryon', ['8-10']],
    ['her so-called best friend is mean to her every day and then nice again', 'making-friends', 'backagain', ['6-7', '8-10']],
  ] as const)('%s', (problem, situation, thread, bands) => {
    for (const band of bands) {
      const story = told(problem, band);
      expect([band, story.situation, story.thread]).toEqual([band, situation, thread]);
    }
  });

  test.each([
    ["doesn't speak to anyone at secondary school, teachers think she's rude", '11+', 'talking-at-school'],
    ["doesn't understand what the teacher says and is too embarrassed to ask", '8-10', 'asking-for-help'],
    ["her tummy feels funny in the lift and she doesn't like it", '4-5', 'lifts'],
    ["since the holidays she can't go into the classroom, only sits in the office", '8-10', 'school-refusal'],
    ["won't use the downstairs toilet because there was a spider in there", '8-10', 'spiders'],
    ['her friends go to town at weekends and never ask her', '11+', 'left-out'],
    ['moving to a new nursery because we moved house', '4-5', 'new-school'],
    ['slowest to finish lunch and misses play', '6-7', 'school-dinners'],
    ['loud classrooms give her a headache', '11+', 'loud-noises'],
  ] as const)('%s', (problem, band, situation) => {
    expect(told(problem, band).situation).toBe(situation);
  });

  test.each([
    ['scared of falling on the escalator', 'fellonit'],
    ['scared to run for the escalator', 'runsonit'],
    ['worried about the lockdown drill', 'weeindrill'],
    ['her teacher is leaving to have a baby', 'lastteacher'],
    ['ends up doing all the work in group projects', 'groupnerves'],
    ['lost her cuddly toy', 'cuddlyteased'],
    ['throws her food on the floor', 'throwsout'],
    ['laughed at for dancing', 'cuddlyteased'],
  ] as const)('%s is another matter', (problem, thread) => {
    for (const band of ['4-5', '6-7', '8-10'] as const) expect(told(problem, band).thread).not.toBe(thread);
  });
}); // prettier-ignore
