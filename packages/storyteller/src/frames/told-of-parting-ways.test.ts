import { READING_ORDER, type AgeBand, type Gender } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory, type Brief } from '../index.ts';

const told = (ageBand: AgeBand, gender: Gender, problem: string, occasion: Brief['occasion'] = 'help') => {
  const story = tellSocialStory({ name: 'Rosa', ageBand, gender, problem, notes: '', occasion }, { seed: 3 });
  return { ...story, text: READING_ORDER.map((kind) => story.content[kind]).join('\n') };
};

describe('what families type of partings, of others and of the small hours reaches the scene that is theirs', () => {
  test.each<[AgeBand, Gender, string, situation: string, thread: string]>([
    ['11+', 'boy', "He didn't get into the same secondary as his friends and says his life is over", 'friend-moving-away', 'otherplaces'],
    ['11+', 'girl', "All her friends got into the grammar school and she didn't", 'friend-moving-away', 'otherplaces'],
    ['8-10', 'girl', 'all her mates are going to a different high school', 'friend-moving-away', 'otherplaces'],
    ['11+', 'boy', 'He laughed along when his mates were mean to a new kid and now feels sick about it', 'saying-sorry', 'laughedalong'],
    ['8-10', 'boy', 'My son stood by while his friends were teasing a boy and he feels guilty', 'saying-sorry', 'laughedalong'],
    ['11+', 'girl', "she doesn't want to be friends with her best friend any more", 'making-friends', 'enough'],
    ['8-10', 'girl', "doesn't want to be friends with Holly any more, they have been best friends since nursery", 'making-friends', 'enough'],
    ['2-3', 'girl', 'waking up at 4am', 'bedtime-routine', 'early'],
    ['4-5', 'boy', 'wakes up too early', 'bedtime-routine', 'early'],
    ['11+', 'boy', 'He got his first spots and a girl in his class called him pizza face', 'body-and-looks', 'spots'],
    ['6-7', 'girl', 'Some girls at school said her hair is weird and now she asks me to make it straight', 'prejudice', 'ownhair'],
    ['11+', 'non-binary', 'changing names at school', 'respecting-differences', 'calledby'],
    ['8-10', 'boy', 'lied about homework, said he did it', 'homework', 'none'],
  ])('%s %s: %s', (band, gender, problem, situation, thread) => {
    const story = told(band, gender, problem);
    expect([story.situation, story.thread]).toEqual([situation, thread]);
    expect(story.leftOut).toEqual(story.leftOut.filter((each) => !problem.startsWith(each)));
  }); // prettier-ignore

  test('who is left with a grandmother is told a goodbye', () => {
    expect(told('4-5', 'boy', 'cries when I leave him with my mum on Mondays').situation).toBe('saying-goodbye');
  });

  test('whoever is woken wet or afraid is told of that, and not of the early hour', () => {
    expect(told('4-5', 'boy', 'wakes at 4 with a wet bed').situation).toBe('bed-wetting');
    expect(told('4-5', 'girl', 'wakes at 4am with nightmares').situation).toBe('nightmares');
  });

  test('a first tooth that is lost is a body that knows when', () => {
    expect(told('6-7', 'girl', 'lost first tooth', 'celebrate').thread).toBe('gap');
  });
});
