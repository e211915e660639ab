import { AGE_BANDS, READING_ORDER, USUAL_TELLING } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { tellAnotherEnding, tellSocialStory, type Brief, type SocialStory } from './index.ts';

const brief = (problem: string, notes: string, change: Partial<Brief> = {}): Brief => ({
  name: 'Zelda',
  ageBand: '6-7',
  gender: 'girl',
  occasion: 'celebrate',
  problem,
  notes,
  ...change,
});
const textOf = ({ content }: SocialStory): string => READING_ORDER.map((kind) => content[kind]).join('\n');

const SLIDE = 'she went down the big slide all by herself, Grandma was watching';

it.each(AGE_BANDS)('tells the deed first and applauds it last, at %s', (ageBand) => {
  for (const seed of [1, 2, 3]) {
    const { content, audit } = tellSocialStory(brief(SLIDE, '', { ageBand }), { seed });
    expect(audit.passed).toBe(true);
    expect(content.descriptive).toMatch(/^Zelda went down the big slide all by herself\./);
    expect(content.perspective).toMatch(/^Grandma was watching\./);
    expect(content.affirmative).toMatch(/^Zelda went down the big slide/);
    expect(content.cooperative).toContain('Grandma');
  }
});

it.each(AGE_BANDS)('is told by the child as its own, at %s', (ageBand) => {
  const telling = { ...USUAL_TELLING, person: 'first' as const };
  const story = tellSocialStory(
    brief('I cannot believe it, she swam a width with her friend Bea on Sunday', 'her coach Dan held her hand', {
      ageBand,
      telling,
    }),
    { seed: 2 },
  );
  expect(story.content.descriptive).toMatch(/^I swam a width with my friend Bea/);
  expect(story.content.perspective).toMatch(/^My coach Dan held my hand\./);
  expect(textOf(story).replace(/"[^"]*"/g, '')).not.toMatch(/\bZelda\b/);
});

it.each([
  ['girl', 'she stood up for a boy in her class', 'Zelda stood up for a boy in her class.'],
  ['boy', 'he shared his cake with his brother', 'Zelda shared his cake with his brother.'],
  ['non-binary', 'they tidied their room all by themselves', 'Zelda tidied their room all by themselves.'],
  ['prefer-not-to-say', 'Zelda tidied the room all by herself', 'Zelda tidied the room without help.'],
] as const)('speaks of a %s as the family does', (gender, problem, opening) => {
  const { content } = tellSocialStory(brief(problem, '', { gender, ageBand: '8-10' }), { seed: 1 });
  expect(content.descriptive.startsWith(opening)).toBe(true);
});

it('lists nothing as left out that stands in the story', () => {
  const story = tellSocialStory(
    brief('she rode her bike round the park', 'Dad ran behind. She was nervous before. Loves ducks.'),
    { seed: 1 },
  );
  expect(story.content.perspective).toContain('Dad ran behind.');
  expect(story.content.descriptive).toContain('She was nervous before.');
  expect(story.leftOut).toEqual(['Loves ducks']);
});

it('applauds a race, and helps with somebody who runs off', () => {
  const situation = (problem: string): string => tellSocialStory(brief(problem, ''), { seed: 1 }).situation;
  expect(situation('she finished her first 5k park run on Saturday')).not.toBe('running-off');
  expect(situation('he let go of my hand and ran into the ball pit all on his own')).not.toBe('running-off');
  expect(situation('runs off in car parks whenever I let go of her hand')).toBe('running-off');
});

it.each([
  ['He went camping with cubs, put his own tent up and washed his own plate every night', /^(?!helped-at-home)/],
  ['she went on the brownie pack holiday, made her own bed and helped in the kitchen', /^(?!helped-at-home)/],
  ['DofE silver expedition done, she carried the tent and cooked for her team', /^(?!helped-at-home)/],
  ['he cooked dinner for the whole family', /^helped-at-home$/],
  ['She told her form tutor that two girls in her year were being horrible about another girl', /^spoke-up$/],
  ['told his dad he was the one who scratched the car with his bike', /^put-right$/],
  ['He had his first speaking part in a show, and goes to drama on his own every week', /^(?!body-routine-done)/],
  ['stopped a fight between two year 7s on the way home by talking to them', /^was-kind$/],
] as const)('knows what was done: "%s"', (problem, situation) =>
  expect(tellSocialStory(brief(problem, '', { ageBand: '8-10' }), { seed: 1 }).situation).toMatch(situation),
);

it('applauds the same deed in another ending', () => {
  const asked = brief(SLIDE, '');
  const first = tellSocialStory(asked, { seed: 3 });
  const second = tellAnotherEnding(asked, first, { seed: 4, recent: [textOf(first)] });
  expect(second.content.affirmative).toMatch(/^Zelda went down the big slide/);
  expect(second.content.affirmative).not.toBe(first.content.affirmative);
});

it.each(['wore her hair in curls to school', 'rang the dentist herself', 'let her brother choose the game'])(
  'tells "%s" as "I" as well',
  (problem) => {
    const telling = { ...USUAL_TELLING, person: 'first' as const };
    const { content } = tellSocialStory(brief(`she ${problem}`, 'We made a plan together. Dad.', { telling }), {
      seed: 1,
    });
    expect(content.descriptive).toMatch(/^I (?:wore|rang|let) /);
    expect(content.perspective).toMatch(/^Dad and I made a plan together\./);
  },
);
