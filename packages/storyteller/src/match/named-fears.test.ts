import { READING_ORDER } from '@storylantern/contract';
import { expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (problem: string, ageBand: '2-3' | '4-5' | '6-7' | '8-10' = '4-5') =>
  tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '' }, { seed: 1 });

/** What a child is afraid of is what the story is about, whatever it does or will not do for fear. */
test.each([
  ['she is scared of the dark and calls out for us every night once the light goes off', /^fear-dark\//],
  ['scared of the dark and won’t go to bed', /^fear-dark\//],
  ['frightened of dogs and kicks out at anyone who tries to make her walk past one', /^dogs\//],
  ['balloons at parties terrify her, she won’t go in if there are any', /^loud-noises\/pop$/],
  ['scared of balloons and won’t go to parties', /^loud-noises\/pop$/],
  ['the dark scares her', /^fear-dark\//],
  ['scared of hand dryers and won’t use public toilets', /^public-toilets\/dryer$/],
  ['scared of monsters and won’t sleep in her own bed', /^monsters\//],
  ['terrified of wasps and now she refuses to eat outside', /^insects\//],
] as const)('%j is %s', (problem, story) => {
  const { situation, thread } = told(problem);
  expect(`${situation}/${thread}`).toMatch(story);
});

test.each([
  ['won’t let us put her eczema cream on, screams and runs away', 'daily-treatment', 'cream'],
  ['eczema cream stings and she hides when she sees the tub', 'daily-treatment', 'cream'],
  ['grandma has breast cancer', 'hard-times', 'ill'],
  ['nana is really ill and she is worried about her', 'hard-times', 'ill'],
  ['moving to Australia', 'moving-house', undefined],
  ['scared of the dentist because last time she had an injection in her gum', 'dentist', undefined],
  ['soft play party, clings to me and won’t join in', 'weddings-and-parties', 'softplay'],
  [
    'big family christmas at my sister’s, too many people and she doesn’t like hugs',
    'weddings-and-parties',
    'relatives',
  ],
] as const)('%j is about %s', (problem, situation, thread) => {
  const story = told(problem);
  expect(story.situation).toBe(situation);
  if (thread !== undefined) expect(story.thread).toBe(thread);
});

test.each(['2-3', '4-5', '6-7', '8-10'] as const)('whoever is ill is in the story, at %s', (ageBand) => {
  const { content } = told('her grandad has cancer and she keeps asking about it', ageBand);
  expect(READING_ORDER.map((kind) => content[kind]).join(' ')).toMatch(/Noor's grandad|[Hh]er grandad|Grandad/);
});

test('how a child talks is in the telling, and another sentence says what the story is about', () => {
  const { thread, content } = told('Non verbal, uses an AAC tablet. Going to a new club on Saturdays', '6-7');
  expect(thread).toBe('newclub');
  expect(content.control).toMatch(/press|show|think/);
});

test('what is done with somebody who is ill may be done again', () => {
  const story = tellSocialStory(
    {
      name: 'Noor',
      ageBand: '8-10',
      gender: 'girl',
      problem: 'her grandma has cancer',
      notes: 'They always bake together on Sundays.',
    },
    { seed: 1 },
  );
  expect(story.content.directive).toContain('baking with her grandma');
  expect(story.leftOut).toEqual(['on Sundays']);
});

test('a day of the week that has no place is not lost in silence', () => {
  const story = tellSocialStory(
    {
      name: 'Noor',
      ageBand: '4-5',
      gender: 'girl',
      problem: 'two homes, she cries when she has to swap',
      notes: 'Swaps on Fridays after nursery. Takes her blanket.',
    },
    { seed: 1 },
  );
  expect(story.leftOut).toEqual(['Swaps on Fridays after nursery']);
});
