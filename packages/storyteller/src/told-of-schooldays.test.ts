import type { AgeBand } from '@storylantern/contract';
import { expect, test } from 'vitest';
import { tellSocialStory } from './tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '', occasion?: 'celebrate') => {
  const story = tellSocialStory({ name: 'Robin', ageBand, gender: 'boy', problem, notes, ...(occasion && { occasion }) }, { seed: 5 }); // prettier-ignore
  return { ...story, text: Object.values(story.content).join('\n') };
};

test.each<[AgeBand, string, string, string]>([
  ['6-7', 'worries about being sick at school and keeps asking to come home', 'being-sick', 'desk'],
  ['8-10', 'worried he will be sick in class', 'being-sick', 'desk'],
  ['8-10', 'homework is a battle, he says he will do it later and then it is bedtime', 'homework', 'later'],
  ['11+', 'leaves every essay until the last minute, homework is a nightmare', 'homework', 'later'],
  ['8-10', 'hates reading aloud in class because he stumbles over words', 'reading-is-hard', 'aloud'],
  ['8-10', 'a girl in his class keeps calling him fat', 'being-teased', 'body'],
  ['6-7', 'rips up his drawing if it is not perfect', 'perfectionism', 'torn'],
  ['11+', 'SATs next week and he cannot sleep', 'tests', 'awake'],
  ['6-7', 'nobody wants to play with him at playtime and he walks round on his own', 'left-out', 'round'],
  ['8-10', "didn't get picked for the football A team and all his mates did", 'handling-disappointment', 'team'],
  ['6-7', 'never puts his hand up, too shy to tell the teacher when he needs the toilet', 'asking-for-help', 'toilet'],
  ['8-10', 'boys at school keep pushing him over and taking his hat at break', 'bullying', 'shove'],
  ['11+', 'gaming all weekend and will not come out with us', 'screen-time', 'indoors'],
  ['11+', 'on tiktok every night, looking at other people’s perfect lives', 'screen-time', 'feed'],
  ['8-10', 'invited to a sleepover but still has a nightlight and is embarrassed', 'first-sleep-away', 'glow'],
  ['8-10', 'piano practice ends in tears because he wants it to be perfect', 'perfectionism', 'practise'],
  [
    '8-10',
    'has to do a talk in front of the class and is terrified he will forget what to say',
    'public-speaking',
    'lost',
  ],
  ['8-10', 'is left out of the whatsapp group the others have', 'left-out', 'chat'],
  ['6-7', 'cries if he gets a spelling wrong in his test', 'tests', 'cross'],
  ['11+', 'got dropped from the rugby team', 'handling-disappointment', 'team'],
  ['11+', 'someone made a fake account with his name and posts horrible stuff', 'online-kindness', 'account'],
  ['6-7', 'gets angry when his football team loses and shouts at his teammates', 'losing-a-game', 'pitch'],
  ['8-10', 'has to share a room with his little sister who wakes him up at 5', 'sharing-a-room', 'early'],
  ['8-10', 'scared of a boy who follows him around at break', 'general', 'follow'],
  ['8-10', 'older brother ignores him now he is at secondary school', 'general', 'elderaway'],
  ['11+', 'feels like he does not fit in anywhere at school', 'general', 'fitin'],
  ['11+', "won't speak up in class, his reports say he should contribute more", 'general', 'knows'],
  ['6-7', 'nobody picked him for their team at PE', 'left-out', 'picked'],
  ['11+', 'will be home alone for the first time after school for an hour', 'general', 'alonehome'],
])('at %s, "%s" is told as what it is', (band, problem, situation, thread) => {
  const story = told(band, problem);
  expect([story.situation, story.thread]).toEqual([situation, thread]);
});

test.each<[AgeBand, string, string, RegExp]>([
  ['6-7', 'flips the board when he loses at snakes and ladders with his brother', 'brother is Finn', /snakes and ladders/],
  ['6-7', 'says I am stupid and everyone else is better at maths', '', /a try at a sum/],
  ['8-10', "didn't get picked for the football team", 'Coach Dan', /Coach Dan/],
  ['11+', 'first time home alone after school', 'next door neighbour is Jean', /Jean lives next door/],
  ['6-7', 'worries about being sick at school', 'the school office lady is Mrs Dean', /Mrs Dean is in the office/],
  ['8-10', 'has to change school in year 5', 'best friend is Sam', /\bSam\b/],
  ['6-7', 'fell out with his best friend Amy and will not talk about it', '', /\bAmy\b/],
  ['8-10', 'his sister keeps coming in and taking his stuff without asking', 'sister is Nell', /\bsister Nell\b/],
  ['11+', 'starting secondary school in September', 'worried about getting lost', /\blost\b/],
  ['6-7', 'says every Sunday night he cannot go to school', 'Grandma walks him in', /Grandma can walk \w+ to the door/],
])('at %s, "%s" with "%s" keeps what is only theirs', (band, problem, notes, words) => {
  expect(told(band, problem, notes).text).toMatch(words);
}); // prettier-ignore

test('what a brother is called is told where he is spoken of, and not by itself', () => {
  expect(told('6-7', 'flips the board when he loses to his brother', 'brother is Finn').text).not.toMatch(/is called/);
});

test('a teacher who helps asks herself for nothing', () => {
  const { text } = told('8-10', 'hates reading aloud in class', 'Miss Flynn is his teacher');
  expect(text).not.toMatch(/Miss Flynn can [^.]*(?:Miss Flynn|the teacher|the school)/);
});

test('a week without tears at the door was not done at the door', () => {
  const { text } = told('8-10', 'did his first full week of school without crying at drop off', '', 'celebrate');
  expect(text).toContain('did his first full week of school.');
});

test('who was moved up a set went up a set', () => {
  const { text } = told('11+', 'got moved up a set in maths after working so hard all year', '', 'celebrate');
  expect(text).toContain('went up a set in maths');
  expect(text).not.toContain('that was hard');
});

test('what is only feared is no moment that comes', () => {
  const { content } = told('8-10', 'lies in bed worrying, what if the house burns down, what if I die');
  expect(content.partial).not.toMatch(/house burns/);
});
