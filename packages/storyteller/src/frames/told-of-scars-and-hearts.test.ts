import { describe, expect, test } from 'vitest';
import type { AgeBand } from '@storylantern/contract';
import { understandBrief } from '../index.ts';
import { tellSocialStory } from '../tell-social-story.ts';

const brief = (problem: string, ageBand: AgeBand) =>
  ({ name: 'Zelda', ageBand, gender: 'girl', problem, notes: '', occasion: 'help' }) as never;
const toldOf = (problem: string, ageBand: AgeBand = '6-7'): string => {
  const { content } = tellSocialStory(brief(problem, ageBand), { seed: 4, recent: [] });
  return Object.values(content).join(' ');
};
const isAbout = (problem: string, ageBand: AgeBand = '6-7'): string =>
  understandBrief(brief(problem, ageBand)).situation.id;

describe('a body that is looked at, laughed at or listened to', () => {
  test.each([
    ['has a big scar from her operation and people stare', 'body-and-looks', /scar/],
    ['had heart surgery as a baby and people ask about her scar at swimming', 'body-and-looks', /scar/],
    ['everyone tells her to put on a brave face after her operation', 'operation', /be brave/i],
    ['thinks something is wrong with her heart, the doctor says she is fine', 'feeling-worried', /heart/],
    ['hates losing a race and says she is rubbish', 'losing-a-game', /race/],
    ['dyspraxia, she spills and trips and gets laughed at in PE', 'lessons-are-hard', /long way round/],
    ['has ADHD and keeps being called lazy', 'sitting-still', /lazy/],
  ])('%s', (problem, id, words) => {
    expect(isAbout(problem)).toBe(id);
    expect(toldOf(problem)).toMatch(words);
  });

  test('nobody is told a word that was not said', () => {
    expect(toldOf('has ADHD and keeps being called lazy')).not.toMatch(/ADHD/);
    expect(toldOf('she is so clumsy and drops everything')).not.toMatch(/dyspraxia/i);
  });

  test('what is still to come, or is ill, is told as that', () => {
    expect(toldOf('scared of the operation next week, will it leave a scar')).not.toMatch(
      /one that other people can see/,
    );
    expect(toldOf('born with a hole in her heart and worries about it')).not.toMatch(/heart at work/);
    expect(toldOf('always comes last in the race on sports day')).toMatch(/last/);
  });

  test('who has just been told is told of the word', () => {
    expect(isAbout('has just been told that she is autistic', '8-10')).toBe('being-autistic');
    expect(toldOf('just been diagnosed with ADHD and says her brain is broken', '11+')).toMatch(/broken/);
  });
});

describe('what is done in a temper, out of doors and with a quick finger', () => {
  test.each([
    ['says really hurtful things to her mum when she is angry and then feels awful', 'managing-anger', /hot/],
    ['loses her temper at football when a decision goes against her', 'managing-anger', /whistle/],
    ['sits down on the pavement and will not move when we are out', 'stopping-play', /pavement/],
    ['tells fibs, says her brother did it when it was her', 'lying', /finger/],
    ['new hearing aids, keeps taking them out and hiding them', 'hearing-aid', /box/],
    ['laughs when she is told off', 'told-off', /laugh/],
    ['birthday parties are too loud and she ends up hiding under a table', 'weddings-and-parties', /under a table/],
    ['has Tourettes and the other kids copy her tics', 'tics', /copy/],
    ['her tooth is wobbly and she is scared of it falling out', 'wobbly-tooth', /lets go/],
  ])('%s', (problem, id, words) => {
    expect(isAbout(problem)).toBe(id);
    expect(toldOf(problem)).toMatch(words);
  });

  test.each([
    ['she is getting breasts before her friends and hates it', '11+', /early/],
    ['hits her own head when she is frustrated', '11+', /head/],
    ['going to a party and she has a food allergy', '11+', /party/],
  ] as const)('%s at %s', (problem, band, words) => expect(toldOf(problem, band)).toMatch(words));

  test('who waits for it, or is laughed at, is told of something else', () => {
    expect(toldOf('her friends have all got their periods and she has not', '11+')).not.toMatch(/at the early end/);
    expect(toldOf('the class laughs when she is told off')).not.toMatch(/laugh can come out at the wrong time/);
    expect(toldOf('a girl says horrible things to her when she is angry', '8-10')).not.toMatch(
      /say something hurtful in a rage/,
    );
    expect(toldOf('a dog jumped up at her and now she is scared of dogs')).not.toMatch(/knocked over|fallen/);
  });
});

describe('what is thrown, broken, eaten elsewhere and worn on the heart', () => {
  test.each([
    ['throws things across the room when she is angry', 'managing-anger', /throw/],
    ["breaks other children's things when she is cross, snapped a friend's pencil", 'managing-anger', /two pieces/],
    ['coeliac disease, feels left out at pizza parties', 'allergy', /gluten/i],
    ['worried about going in the sea on holiday, thinks there are sharks', 'swimming', /sharks/],
    ['wears a heart monitor for a week', 'long-illness', /recorder/],
    ["won't speak to grown ups outside the family, hides behind me", 'making-friends', /hello/],
    ['says she is ugly since the chickenpox scars', 'body-and-looks', /scar/],
  ])('%s', (problem, id, words) => {
    expect(isAbout(problem)).toBe(id);
    expect(toldOf(problem)).toMatch(words);
  });

  test('an illness that is watched over, and words thrown at a mother', () => {
    expect(toldOf("has epilepsy, her parents won't let her swim alone and she is angry about it", '11+')).toMatch(
      /seizure/,
    );
    expect(isAbout('swears at her mum and slams off to her room', '11+')).toBe('swearing');
  });

  test('a place that is noted is where a break is had, and jabs before school are on no morning', () => {
    const left = tellSocialStory(
      {
        ...(brief('runs out of the classroom when work gets hard', '6-7') as object),
        notes: 'She can go to the reading corner',
      } as never,
      { seed: 4, recent: [] },
    );
    expect(Object.values(left.content).join(' ')).toMatch(/the reading corner/);
    expect(toldOf('has to have her injections before school and is scared of needles', '4-5')).not.toMatch(
      /Before school/,
    );
    expect(toldOf("throws things when she can't have what she wants", '4-5')).not.toMatch(/cannot have,/);
  });

  test('a way of getting about in a sentence of its own belongs to the stares', () => {
    expect(isAbout('She uses a wheelchair. Other kids stare at her and ask what is wrong with her', '8-10')).toBe(
      'new-equipment',
    );
    expect(isAbout('She uses a wheelchair. She is scared of spiders', '8-10')).toBe('spiders');
  });

  test('no medicine is told of where there is none, and no scar where there are spots', () => {
    expect(toldOf('coeliac, sad about the cake at a birthday party', '8-10')).not.toMatch(/medicine/);
    expect(toldOf('has chickenpox and is worried about scars')).toMatch(/crust/);
    expect(toldOf('throws her dinner on the floor when she is cross', '2-3')).not.toMatch(/toy flies/);
    expect(toldOf('will not talk to grown ups about her worries', '8-10')).not.toMatch(/hello/i);
  });
});
