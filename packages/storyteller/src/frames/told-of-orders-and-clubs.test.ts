import { describe, expect, test } from 'vitest';
import { tellSocialStory, type Brief } from '../index.ts';

const threadOf = (problem: string, ageBand: Brief['ageBand']) => {
  const { situation, thread } = tellSocialStory(
    { name: 'Noor', ageBand, gender: 'girl', problem, notes: '' },
    { seed: 1 },
  );
  return [situation, thread];
};

describe('what is done to a child, made or expected at school is told as that', () => {
  test.each([
    ['just started reception and thought it was only for one day', 'first-day-school', 'againtomorrow', ['4-5']],
    ['runs around the classroom and wont come to the carpet', 'sitting-still', 'tothecarpet', ['2-3', '4-5', '6-7']],
    ['hates it when other children touch her work', 'personal-space', 'worktouched', ['4-5', '6-7', '8-10']],
    ['a girl said her drawing was rubbish and now she wont draw', 'being-teased', 'saidrubbish', ['4-5', '6-7', '8-10', '11+']],
    ['her friends made a club and she is not allowed in it', 'left-out', 'clubdoor', ['4-5', '6-7', '8-10', '11+']],
    ['always picked last for the team', 'left-out', 'pickedlast', ['4-5', '6-7', '8-10', '11+']],
    ['her best friend is very bossy and tells her what to do', 'peer-pressure', 'ordersfriend', ['4-5', '6-7', '8-10', '11+']],
    ['she fancies a boy and the others tease her about it', 'being-teased', 'crushfound', ['6-7', '8-10', '11+']],
    ['kids at school say her mum is fat', 'being-teased', 'aboutparent', ['4-5', '6-7', '8-10', '11+']],
    ['her period leaked at school', 'puberty', 'leaked', ['8-10', '11+']],
    ['all her friends have grown and she hasnt', 'puberty', 'lasttogrow', ['8-10', '11+']],
    ['worried about being in the bottom set for maths', 'lessons-are-hard', 'whichset', ['8-10', '11+']],
    ['just moved to a new school and hasnt made any friends', 'new-school', 'nofriendsyet', ['6-7', '8-10', '11+']],
    ['says she does enough at school and wont do homework', 'homework', 'enoughdone', ['6-7', '8-10', '11+']],
    ['nobody to play with since her best friend moved away', 'friend-moving-away', 'nobodybeside', ['4-5', '6-7', '8-10', '11+']],
    ['her mates vape and she feels she should too', 'peer-pressure', 'asked', ['11+']],
  ] as const)('%s', (problem, situation, thread, bands) => {
    for (const band of bands) expect([band, ...threadOf(problem, band)]).toEqual([band, situation, thread]);
  });

  test.each([
    ['she is bossy with her friends', 'ordersfriend'],
    ['a friend makes her laugh in class', 'ordersfriend'],
    ['her little brother touches her work', 'worktouched'],
    ['she goes to football club and left out her boots', 'clubdoor'],
    ['her dad told her that her drawing was good', 'saidrubbish'],
    ['she likes a boy in her class', 'crushfound'],
    ['other kids say her mum is coming', 'aboutparent'],
    ['worried her period will leak at school', 'leaked'],
    ['she is moving to a new school and worried she will have no friends', 'nofriendsyet'],
    ['her best friend is moving away soon', 'nobodybeside'],
    ['wont join in with circle time', 'tothecarpet'],
    ['plays with her train set for maths', 'whichset'],
  ] as const)('%s is another matter', (problem, thread) => {
    for (const band of ['6-7', '8-10', '11+'] as const) expect(threadOf(problem, band)[1]).not.toBe(thread);
  });
}); // prettier-ignore
