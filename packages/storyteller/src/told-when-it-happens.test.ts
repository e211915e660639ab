import { expect, test } from 'vitest';
import { tellSocialStory, understandBrief } from './index.ts';

test.each([
  ['hits her little brother when he knocks down her lego', 'hitting'],
  ['kicks his sister when she wrecks his train track', 'hitting'],
  ['bites her brother when he knocks down her tower', 'biting'],
])('%s is about what is done, whenever it is done', (problem, situation) => {
  expect(understandBrief({ problem, notes: '' }).situation.id).toBe(situation);
});

test.each([
  'hits the windows with a spoon',
  'hides under the table when visitors come',
  'sobs at the end of every film',
])('"%s" keeps its first word whole', (problem) => {
  const { title, content } = tellSocialStory(
    { name: 'Iris', ageBand: '6-7', gender: 'girl', problem, notes: '' },
    { seed: 1, recent: [] },
  );
  expect([title, ...Object.values(content)].join(' ')).not.toMatch(/\b(?:ting|des|ding|bs|bing)\b/i);
});

test('what is done to a child every day goes before how it sleeps', () => {
  const problem = 'they hit her on the bus and take her lunch every day and she lies in bed awake';
  expect(understandBrief({ problem, notes: '' }).situation.id).toBe('bullying');
});
