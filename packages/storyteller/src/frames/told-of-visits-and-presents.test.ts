import { describe, expect, test } from 'vitest';
import { tellSocialStory, type Brief } from '../index.ts';

const told = (problem: string, brief: Partial<Brief> = {}) =>
  tellSocialStory({ name: 'Kit', ageBand: '6-7', gender: 'girl', problem, notes: '', ...brief }, { seed: 3 });
const textOf = (story: ReturnType<typeof told>): string => Object.values(story.content).join('\n');

describe('what is told of visits, teams, presents and schools', () => {
  test.each([
    ['gets very upset when grandad has to go back home', '4-5', 'Grandad'],
    ['meltdown when her cousins go home', '6-7', 'cousins'],
    ['cries when nana leaves', '2-3', 'Nana'],
  ] as const)('%s: a visit that is over', (problem, ageBand, who) => {
    const story = told(problem, { ageBand });
    expect(story.situation).toBe('saying-goodbye');
    expect(textOf(story)).toMatch(/cup|chair/);
    expect(textOf(story)).toContain(who);
  });

  test.each(['cries when mummy leaves', 'when nan leaves the room she screams', 'hits her friends when they go home'])(
    '%s: no visit is over',
    (problem) => {
      expect(told(problem).title).not.toBe('A Cup That Is Still Warm');
    },
  );

  test('whoever goes home is no child whose gender nobody gave', () => {
    const story = told('Very clingy with grandma, gets upset when she goes home after visiting', { gender: null });
    expect(story.content.partial).toMatch(/^When Grandma goes home/);
  });

  test.each([
    ['gives her toys and sweets away so that people will be friends with her', '8-10'],
    ['buys sweets for the other girls so they will play with her', '6-7'],
    ['she gives all her money away to make friends', '11+'],
  ] as const)('%s: nobody is liked for what they give', (problem, ageBand) => {
    const story = told(problem, { ageBand });
    expect(story.situation).toBe('making-friends');
    expect(textOf(story)).toMatch(/empty|pocket|shop|round/i);
  });

  test.each([
    'left out of the netball team',
    'dropped from the football team',
    "didn't get picked for the swimming squad",
  ])('%s: a list with too few places', (problem) => {
    expect(told(problem).situation).toBe('handling-disappointment');
  });

  test('two schools are told by what fits, and not by who deserves what', () => {
    const story = told("Her brother is going to a special school and she asks why they can't go together", {
      notes: "brother Micah has Down's syndrome",
    });
    expect(story.situation).toBe('sibling-with-disability');
    expect(textOf(story)).toMatch(/different/);
    expect(textOf(story)).toContain('Micah');
  });

  test('of a headscarf that is worn for the first time nobody has said anything', () => {
    const story = told('worried because she has to wear a headscarf for the first time at school next week', {
      ageBand: '8-10',
    });
    expect(story.situation).toBe('family-faith');
    expect(textOf(story)).not.toMatch(/prejudice|unfair/);
  });
});
