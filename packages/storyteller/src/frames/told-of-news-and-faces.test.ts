import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
  };
};

describe('nobody is said to have done what was not said', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['her dad is in prison and a boy at school found out', '8-10', 'parent-away/foundout'],
    ['her mum is in jail and everyone at school knows', '6-7', 'parent-away/foundout'],
    ['dad got sent to prison and kids in her year are spreading it', '11+', 'parent-away/foundout'],
    ['hates swimming since the man put her under the water', '6-7', 'swimming/madeunder'],
    ['autistic, smells but hates the feel of deodorant', '11+', 'puberty/unscented'],
    ['cries every sunday night about school', '6-7', 'school-refusal/sunday'],
    [
      "doesn't want to go to school. tummy aches every monday, doctor says nothing wrong",
      '11+',
      'school-refusal/alarm',
    ],
  ])('%s (%s)', (problem, ageBand, expected) => {
    expect(told(ageBand, problem).scene).toBe(expected);
  });

  test.each<[string, AgeBand, RegExp]>([
    ['her dad is in prison and she is scared someone will find out', '8-10', /foundout/],
    ['her dad is in prison and nobody at school knows', '8-10', /foundout/],
    ['she found out her dad is in prison', '8-10', /foundout/],
    ['swimming lessons start monday and she doesnt want to put her head under the water', '8-10', /madeunder/],
    ['swimming lessons start and the teacher wants her to put her face in the water', '8-10', /madeunder/],
    ['scared of swimming because she is worried about going under', '6-7', /madeunder/],
    ["won't shower or use deodorant, says she doesn't smell", '11+', /unscented/],
  ])('%s (%s) is not', (problem, ageBand, scene) => {
    expect(told(ageBand, problem).scene).not.toMatch(scene);
  });
});
