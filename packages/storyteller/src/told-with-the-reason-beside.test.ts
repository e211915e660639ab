import { expect, it } from 'vitest';
import { tellSocialStory } from './tell-social-story.ts';
import type { Brief } from './brief.ts';

const told = (problem: string, ageBand: Brief['ageBand'], more: Partial<Brief> = {}) =>
  tellSocialStory({ name: 'Robin', ageBand, gender: 'prefer-not-to-say', problem, notes: '', ...more }, { seed: 3 });

it.each([
  ['We live on the 9th floor and she refuses the elevator since it stopped with us inside.', '6-7', 'lifts'],
  ['Fine on the potty at home but he is afraid of the big toilet, he says he falls in.', '2-3', 'potty-transition'],
  ['She told grandma about the surprise party and now her brother is cross with her.', '4-5', 'told-secret'],
  [
    'Older boys told him to take crisps from the cupboard and he did it so they would like him.',
    '6-7',
    'peer-pressure',
  ],
  ['If a letter is wobbly he rubs it until the paper tears and then starts the page again.', '6-7', 'perfectionism'],
  ['Her dad has leukaemia and has no hair now. She will not kiss him because of the tube.', '4-5', 'parent-ill'],
  ['A girl in the group calls her fat and says nobody sit with her, when no teacher looks.', '4-5', 'bullying'],
] as const)('"%s" (%s) is told as what it is', (problem, ageBand, situation) => {
  expect(told(problem, ageBand).situation).toBe(situation);
});

it('a new child who was not left to sit alone is what is applauded', () => {
  const deed =
    'A new girl started and Robin sat with her at lunch without being asked. The teacher told me at the gate.';
  expect(told(deed, '6-7', { occasion: 'celebrate' }).situation).toBe('was-kind');
});

it('what has been tried is no success, though it says how well the child reads', () => {
  const problem =
    'She rubs out every letter that is not perfect. She told her teacher she is the stupidest in the class, and she reads two years ahead! We have tried a timer.';
  expect(told(problem, '6-7').situation).toBe('perfectionism');
});

it('what used to be hard is the deed, and not what came after it', () => {
  const problem =
    'For two years he would not go to the dentist. Yesterday he sat in the chair. He told the taxi driver.';
  const text = told(problem, '8-10', { occasion: 'celebrate' }).content.descriptive;
  expect(text).not.toMatch(/taxi driver[^.]*\. That used to be hard/);
});
