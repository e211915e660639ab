import type { AgeBand } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { tellSocialStory } from './tell-social-story.ts';

const BRIEF = { name: 'Robin', gender: null, notes: '' } as const;
const told = (problem: string, ageBand: AgeBand, notes = '') =>
  tellSocialStory({ ...BRIEF, ageBand, problem, notes }, { seed: 7, recent: [] });

it.each<[string, AgeBand, string, string]>([
  ["won't go back to swimming lessons, the hairdryers in the changing room are too loud", '4-5', 'swimming', 'dryer'],
  ['wears a hearing aid and swimming is hard because he cannot hear the teacher', '8-10', 'hearing-aid', 'water'],
  ['has to have her ears syringed at the doctors on Thursday', '6-7', 'doctors-visit', 'wax'],
  ['getting a glucose sensor on his arm next week', '8-10', 'long-illness', 'sensor'],
  ['blood test on monday, last time he fainted', '8-10', 'needles', 'faint'],
  ['has to read out loud to the class and loses the place', '6-7', 'public-speaking', 'page'],
  ["won't put his hand up even though he knows it, worried he'll go red", '11+', 'public-speaking', 'red'],
  ["Uncle tickles him and won't stop when he says stop", '6-7', 'body-safety', 'tickle'],
  ['bowel trouble, she has accidents at school and the others hold their noses', '6-7', 'potty-training', 'bowel'],
  ["wee accident in class and he's worried people will remember", '6-7', 'potty-training', 'after'],
  ["coach trip to the farm and she's worried she'll need the toilet on the coach", '6-7', 'public-toilets', 'stops'],
  ['someone he met on Roblox keeps asking what school he goes to', '8-10', 'online-kindness', 'stranger'],
  ['sees a bee and runs into the road', '6-7', 'insects', 'road'],
  ['nut allergy, sits at a separate table at lunch and feels different', '4-5', 'allergy', 'table'],
  ['panic attacks at school, she has to leave the room and then everyone stares', '11+', 'feeling-worried', 'wave'],
  ["their best friend says they can't be friends with Priya as well", '8-10', 'making-friends', 'deal'],
  ['bangs head on the floor when the tablet goes off', '2-3', 'managing-anger', 'self'],
  ['sports day next week is too loud and too different', '4-5', 'general', 'sportsday'],
  ['a new girl speaks no English and he has to look after her', '6-7', 'general', 'guide'],
  ['school dinners, the hall smells and it is too noisy', '4-5', 'school-dinners', 'hall'],
  ["can't stand maths because he doesn't get fractions and thinks he's thick", '8-10', 'lessons-are-hard', 'hold'],
])('"%s" (%s) is told in its own scene', (problem, ageBand, situation, thread) => {
  const story = told(problem, ageBand);
  expect([story.situation, story.thread]).toEqual([situation, thread]);
});

it('wears ear defenders where it is loud, and not in the water', () => {
  const { content } = told(
    'the hairdryers at swimming are too loud',
    '4-5',
    'He has ear defenders which work for fireworks',
  );
  expect(content.directive).toMatch(/ear defenders.*before the water/);
});

it('asks for nothing where asking is what is hard', () => {
  const { content } = told('PDA, any request feels like a demand', '6-7');
  expect(Object.values(content).join(' ')).not.toMatch(/\b(?:must|should|needs? to do|good (?:boy|girl))\b/i);
});
