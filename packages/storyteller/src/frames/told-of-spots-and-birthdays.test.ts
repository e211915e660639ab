import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { screenRequest } from '../index.ts';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
  };
};

describe('what is meant is told, and not what has a word in common with it', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['kids at school call her a terrorist', '8-10', 'prejudice/liename'],
    ["gets called a terrorist and a bomber because she's muslim", '11+', 'prejudice/liename'],
    ['called a paki on the bus', '8-10', 'prejudice/liename'],
    ['a boy in her class called her a monkey because she is black', '6-7', 'prejudice/liename'],
    ['she is allergic to nuts and the kids at her table waved a snickers at her', '8-10', 'allergy/nojoke'],
    ['other children tease her about her nut allergy and put peanuts near her', '6-7', 'allergy/nojoke'],
    ['someone threw milk at her on purpose, she has a severe allergy', '11+', 'allergy/nojoke'],
    ['she is left handed and her writing is smudgy', '6-7', 'lessons-are-hard/lefthand'],
    ['left handed and finds scissors and writing hard', '4-5', 'lessons-are-hard/lefthand'],
    ['writes with her left hand and smudges every line', '8-10', 'lessons-are-hard/lefthand'],
    ["she's got a verruca and thinks everyone at swimming will laugh", '6-7', 'swimming/verruca'],
    ['embarrassed about the veruca on her foot at the pool', '8-10', 'swimming/verruca'],
    ["I'm her nan, she stays with me on fridays and always rings her mum crying at bedtime", '6-7', 'first-sleep-away/nannight'],
    ["cries for mum at bedtime when she stays at grandma's", '4-5', 'first-sleep-away/nannight'],
    ['sleeps over at Granny and wants to come home at bedtime, she is homesick at night', '8-10', 'first-sleep-away/nannight'],
    ["tells her friend you're not my friend anymore when she plays with someone else", '6-7', 'making-friends/ownfriend'],
    ["gets so jealous if her friend plays with anyone else that she tells her she isn't her friend anymore", '8-10', 'making-friends/ownfriend'],
    ["won't let her best friend play with anyone else", '4-5', 'making-friends/ownfriend'],
    ["goes on tiktok in secret, we found out she made an account saying she's 13", '8-10', 'screen-time/underage'],
    ['made a snapchat account behind my back', '11+', 'screen-time/underage'],
    ['set up instagram without telling us', '8-10', 'screen-time/underage'],
    ['broke her leg, off football for the whole season', '8-10', 'broken-bone/season'],
    ["fractured her wrist and can't play netball for the rest of the season", '6-7', 'broken-bone/season'],
    ['nightmares every night since she watched a film at her cousins', '6-7', 'nightmares/film'],
    ['lost the final and told her team mates it was their fault', '8-10', 'losing-a-game/pointing'],
    ['says she hates her new baby sister because she gets all the cuddles', '6-7', 'new-sibling/arms'],
    ['has started biting her nails down to the quick since starting year 2', '6-7', 'nail-biting/bittensore'],
    ["wees herself at school because she doesn't want to miss play", '6-7', 'potty-training/wetgame'],
    ["can't fall asleep, lies there till 11 worrying about what she said that day", '8-10', 'feeling-worried/goingover'],
    ['her dad and I have split and dad has a new girlfriend, she refuses to go to dads', '8-10', 'two-homes/wontgo'],
  ])('%s (%s)', (problem, ageBand, expected) => {
    expect(told(ageBand, problem).scene).toBe(expected);
  }); // prettier-ignore

  test.each<[string, AgeBand, RegExp]>([
    ['called a muslim as an insult', '8-10', /liename/],
    ['calls other children terrorists', '8-10', /liename/],
    ['swings on the monkey bars and fell', '6-7', /liename/],
    ['allergic to wasps and the boys laugh at her', '8-10', /nojoke/],
    ['broke her left arm and writes with the other hand', '8-10', /lefthand/],
    ["can't go swimming because of a verruca", '6-7', /\/verruca/],
    ["cries at bedtime because grandma died, she used to stay at grandma's", '6-7', /nannight/],
    ["her friend tells her she isn't her friend anymore", '6-7', /ownfriend/],
    ['a stranger asked for photos on snapchat', '11+', /underage/],
    ['broke her arm and wants to show her cast', '6-7', /season/],
    ['her grandma died at christmas and she cries at bedtime', '8-10', /\/day/],
    ["we are moving house and she doesn't want to leave her football team", '8-10', /\/quit/],
    ['everyone brings presents for the new baby and she gets none', '6-7', /\/arms/],
  ])('%s (%s) is another matter', (problem, ageBand, not) => {
    expect(told(ageBand, problem).scene).not.toMatch(not);
  });

  test('what a friend confided about being hurt at home is no story', () =>
    expect(
      screenRequest({
        name: 'Noor',
        problem: 'her friend told her a secret that she is being hurt at home',
        notes: '',
      }),
    ).toMatchObject({ suitable: false, reason: 'abuse' }));

  test('bitten nails are not told as a year that has begun', () =>
    expect(told('6-7', 'has started biting her nails since starting year 2').text).toMatch(/nail/));
});
