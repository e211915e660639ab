import { expect, test } from 'vitest';
import { matchSituation } from '../subject.ts';
import { tellSocialStory } from '../tell-social-story.ts';

const idOf = (text: string): string => matchSituation(text, '').id;

test.each([
  ['He pushes other children at nursery when they come too close.', 'hitting'],
  ['hits kids who get too close to him', 'hitting'],
  ['he comes too close to other kids', 'personal-space'],
])('who pushes others away is not the one who comes too near: %j is about %s', (text, id) =>
  expect(idOf(text)).toBe(id),
);

test.each([
  ['He melts down in the supermarket because of the lights and noise.', 'shopping-trip'],
  ['she has eczema and scratches at night until she bleeds', 'long-illness'],
  ['she hates her eczema cream', 'daily-treatment'],
  ["He won't put his hand up in class even when he knows the answer.", 'asking-for-help'],
  ["Her friends have all been invited to a party and she hasn't.", 'left-out'],
  ['He gets really worried about being late for school and shouts at us to hurry.', 'feeling-worried'],
  ['always late for school', 'morning-routine'],
  ["She needs glasses and is worried she'll get called names.", 'glasses'],
  ['his friends laugh at his glasses and he gets teased', 'being-teased'],
  ["He's going into hospital for grommets next week.", 'operation'],
])('%j is about %s', (text, id) => expect(idOf(text)).toBe(id));

test.each([
  ['Refusing to go to school since the summer holidays', 'school-refusal'],
  ["won't go to school after the summer holidays", 'school-refusal'],
  ['has refused school ever since the holidays', 'school-refusal'],
  ['his friend from across the road has gone to live in Leeds', 'friend-moving-away'],
  ['her best friend Amy has moved to live near her grandma', 'friend-moving-away'],
  ['the girl next door has gone to live in Spain', 'friend-moving-away'],
])('%j, where the child was known before, is about %s', (text, id) => {
  const told = tellSocialStory({ name: 'Wren', ageBand: '6-7', gender: 'girl', problem: text, notes: '' }, { seed: 1 });
  expect(told.situation).toBe(id);
});

test('a child between two friends who fell out has fallen out with nobody', () => {
  const brief = {
    name: 'Molly',
    ageBand: '11+',
    gender: 'girl',
    occasion: 'help',
    problem: 'Her best friends have fallen out with each other and both want her to take sides.',
    notes: '',
  } as const;
  for (const seed of [1, 2, 3]) {
    const { situation, thread } = tellSocialStory(brief, { seed });
    expect([situation, thread]).toEqual(['making-friends', 'twosides']);
  }
});

test.each([
  ['He has been having nightmares since he watched a scary film at a friend’s house.', 'nightmares'],
  ["He's started at nursery and won't nap there.", 'bedtime-routine'],
  ['just started nursery and cries', 'first-day-school'],
])('what came before it is no matter of its own: %j is about %s', (text, id) => expect(idOf(text)).toBe(id));
