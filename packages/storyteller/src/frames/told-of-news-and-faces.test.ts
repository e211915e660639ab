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
    [
      'her grandad died two weeks ago. She wont talk about it and gets cross if anyone else does',
      '8-10',
      'grandparent-death/silent',
    ],
    ['terrified of dogs. will run into the road to get away from one', '6-7', 'dogs/wallside'],
    ['runs away whenever she sees a dog', '8-10', 'dogs/wallside'],
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
    ['her grandad died and she talks about him all the time', '8-10', /silent/],
    ['scared of dogs since one ran into the road', '6-7', /wallside/],
    ['scared of dogs, a dog ran up to her in the park', '6-7', /wallside/],
    ["won't shower or use deodorant, says she doesn't smell", '11+', /unscented/],
  ])('%s (%s) is not', (problem, ageBand, scene) => {
    expect(told(ageBand, problem).scene).not.toMatch(scene);
  });

  test.each<[string, AgeBand, string, RegExp]>([
    ['hits her little brother when he touches her lego', '6-7', '', /order is gone|building an order/],
    ['throws the controller when she loses to her brother', '8-10', '', /thing gets mended|what got hurt/],
    ['kids call her names and push her in the playground', '8-10', '', /takes|was taken/],
    ["won't eat anything but pasta, toast and nuggets", '6-7', '', /eating anything but/],
    ["calls out in class, can't wait her turn to speak", '8-10', '', /waiting Noor's turn/],
    ['has huge meltdowns when plans change, last week the cinema was full', '8-10', '', /door is green/],
    ['rows about the xbox', '11+', 'She gets an hour on school days', /will have an hour/],
    ['wets the bed and has a sleepover at her cousins', '6-7', '', /\btrips?\b/],
  ])('%s (%s)', (problem, ageBand, notes, unsaid) => {
    expect(told(ageBand, problem, notes).text).not.toMatch(unsaid);
  });
});
