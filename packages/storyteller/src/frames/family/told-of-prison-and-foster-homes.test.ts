import { expect, test } from 'vitest';
import { tellSocialStory, understandBrief } from '../../index.ts';

const told = (problem: string, ageBand: string, notes = ''): { situation: string; text: string } => {
  const brief = { name: 'Robin', ageBand, gender: 'boy', problem, notes, occasion: 'help', person: 'third', situation: null } as never; // prettier-ignore
  const story = tellSocialStory(brief, { seed: 11, recent: [] });
  return { situation: understandBrief(brief).situation.id, text: Object.values(story.content).join('\n') };
};

test.each([
  ['his daddy has gone to prison and he wants to know why he cant come home', '6-7', 'parent-away', 'a judge can decide'],
  ['his dad is going to prison for a while and I dont know how to tell him', '6-7', 'parent-away', 'to a place called prison'],
  ['his mum has to go to prison', '4-5', 'parent-away', 'is going away, to a place'],
  ['mummy is in prison, he thinks it is because he was naughty', '4-5', 'parent-away', 'a place called prison'],
  ['Dad is in prison. We visit him on Saturday for the first time', '6-7', 'parent-away', 'check bags and pockets'],
  ['his dad is in the army and goes away for 6 months on Monday', '6-7', 'parent-away', 'with the army on Monday'],
  ['I travel for work and he gets clingy the night before I go', '6-7', 'parent-away', 'suitcase'],
  ['we are in a refuge because dad hurt mum', '8-10', 'hard-times', 'A refuge is a house'],
  ['staying in a hostel until the council find us a home', '4-5', 'hard-times', 'another place'],
  ['a foster child called Ben is coming to live with us and will share his room', '6-7', 'fostering', 'Ben is coming'],
  ['Robin is going to a new foster family soon', '8-10', 'fostering', 'Leaving a foster home'],
  ['lives with his nan because his mum cant look after him, asks when he is going home', '6-7', 'fostering', 'one cup is for him'],
  ['in care and ashamed to tell his friends', '11+', 'fostering', 'deciding who is told'],
  ['grandad had a stroke and cant talk properly', '6-7', 'hard-times', 'had a stroke'],
])('tells %s (%s) of it', (problem, band, situation, words) => {
  const story = told(problem, band);
  expect(story.situation).toBe(situation);
  expect(story.text).toContain(words);
}); // prettier-ignore

test('names the foster carers who wrote', () => {
  const { text } = told('He is moving in to our home as a foster child soon', '8-10', 'We are Jo and Steve, we have a cat called Marmite'); // prettier-ignore
  expect(text).toContain('going to live with Jo and Steve');
});

test.each([
  ['dad is in prison and kids at school ask where he is', 'a judge'],
  ['mum travels to America for work and misses him at bedtime', 'suitcase'],
  ['dad works in the army and is always tired', 'going away for'],
  ['scared of refugees on the news', 'A refuge is a house'],
  ['my foster son has been with us a year and misses his mum', 'Soon Robin is going to live'],
])('does not tell %s of %s', (problem, words) => expect(told(problem, '6-7').text).not.toContain(words)); // prettier-ignore
