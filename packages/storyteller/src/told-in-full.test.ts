import { ageBandOf, READING_ORDER } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { tellSocialStory, understandBrief, type Brief } from './index.ts';

const told = (age: number, gender: Brief['gender'], problem: string, notes = '', name = 'Rosa', occasion: Brief['occasion'] = 'help') =>
  [1, 2, 3].map((seed) => {
    const story = tellSocialStory({ name, ageBand: ageBandOf(age), gender, problem, notes, occasion }, { seed });
    return { ...story, text: READING_ORDER.map((kind) => story.content[kind]).join('\n') };
  }); // prettier-ignore

it.each([
  [
    'He just started at an English speaking school and does not understand everything, so he is shy to ask the teacher for help',
    // That he started there is said first.
    'does not understand everything',
  ],
  ['losing at board games. Last night he hid under the stairs', 'Last night he hid under the stairs'],
  ['bites other kids when they take his toys, third incident report this month', 'third incident report this month'],
  ['He screams when i brush his hair in the morning, its long and gets really knotty', 'gets really knotty'],
])('what the problem says and the story does not is named beside it: "%s"', (problem, lost) => {
  for (const { leftOut } of told(4, 'boy', problem, '', 'Theo')) expect(leftOut).toContain(lost);
});

it.each(['She is scared of the dark', 'hates assembly, it is too loud', 'He cries when I leave him at nursery'])(
  'what a story tells in words of its own is not: "%s"',
  (problem) => {
    for (const { leftOut } of told(6, 'girl', problem)) expect(leftOut).toEqual([]);
  },
);

it('somebody who is named and not met is named beside the story', () => {
  for (const { text, leftOut } of told(12, 'boy', 'all his mates have phones and he has none', 'plays rugby, good mate called Owen who lives nearby', 'Dylan'))
    expect(text.includes('Owen') || leftOut.some((each) => each.includes('Owen'))).toBe(true);
}); // prettier-ignore

it('a parent at a loss for words is no child without friends', () => {
  const problem = "Her grandad died and she goes quiet. I don't know what to say";
  const { situation } = understandBrief({ problem, notes: '' });
  expect(situation.id).toBe('grandparent-death');
});

it('diabetes of type 1 is not said to pass', () => {
  for (const { text } of told(9, 'girl', 'She was diagnosed with type 1 diabetes and hates it'))
    expect(text).not.toContain('for the time being');
});

it('a job with times away and times at home has both in it', () => {
  for (const { text } of told(
    7,
    'girl',
    'Dad works away on the rigs, two weeks on two weeks off, she is horrid to me',
  )) {
    expect(text).toMatch(/Dad is home|a home day|Dad is back/);
    expect(text).not.toContain('reason for being away is a grown-up one');
  }
});

it.each(['grommets', 'her tonsils out'])('a mask that worries is in the story of %s', (what) => {
  for (const { text } of told(
    6,
    'girl',
    `She is having ${what} and is worried about the mask and being put to sleep`,
  )) {
    expect(text).toContain('mask');
    expect(text).toContain('not like sleep at night');
    expect(text).not.toContain('where that is allowed');
  }
});

it('of two who fight, each is one of the two', () => {
  for (const { text } of told(5, 'prefer-not-to-say', 'twins fight over who goes first', '', 'Harry and Poppy')) {
    expect(text).not.toContain('twin');
    expect(text).not.toContain('Harry and Poppy');
  }
});

it('a night away is what the story of a wet bed is about where it is dreaded', () => {
  for (const { text } of told(7, 'boy', 'wets the bed most nights and he is dreading cubs camp', '', 'Isaac'))
    expect(text).toMatch(/away from home|nights? away/i);
});

it('standing up for somebody is applauded as that', () => {
  for (const { text } of told(8, 'girl', 'Amara stuck up for a girl in her class who was being picked on', '', 'Amara', 'celebrate')) {
    expect(text).toMatch(/beside/);
    expect(text).not.toMatch(/no applause|little thing|stone/);
  }
}); // prettier-ignore

it('of ten pages the beginning and the end are read, and where the rest begins is named beside the story', () => {
  const weather = 'It rained on Monday and we had soup for lunch. ';
  const problem = `${weather.repeat(110)}The unread part is here. ${weather.repeat(100)}He is scared of the dark`;
  const [story] = told(5, 'boy', problem);
  expect(story?.situation).toBe('fear-dark');
  expect(story?.leftOut.some((each) => each.endsWith('...'))).toBe(true);
});

it('a hand dryer is what a toilet is left alone for, and the story is of it', () => {
  for (const age of [3, 5, 7, 9, 12]) {
    const asked = told(age, 'boy', "hand dryers in public toilets, he'd rather wait all day than go in");
    for (const { text, thread } of asked) {
      expect(thread).toBe('dryer');
      expect(text).toMatch(/dryer|box/);
    }
  }
});

it('a friend of whom a story says nothing is listed by name and not put into it as a label', () => {
  const problem = 'We moved here for my job and he misses his friend Oliver and his old room so much';
  for (const { text, leftOut } of told(6, 'boy', problem, '', 'Kenji'))
    expect(text.includes('Oliver') ? /\bfriend\b(?! is called)/.test(text) : leftOut.includes('friend Oliver')).toBe(
      true,
    );
});
