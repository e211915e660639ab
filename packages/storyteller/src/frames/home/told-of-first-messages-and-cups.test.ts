import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 3 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
  };
};

describe('common particulars at home have a scene of their own', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['has accidents because she is too busy playing to stop', '4-5', 'potty-training/wetgame'],
    ["won't use the toilet at nursery", '2-3', 'potty-training/smalltoilets'],
    ['needs to move from a bottle to a cup at bedtime', '2-3', 'dummy-or-bottle/milkcup'],
    ['still wets the bed, has an alarm now', '11+', 'bed-wetting/wetalarm'],
    ['new bunk bed, scared of being on top', '4-5', 'new-bed/topbunk'],
    ['new bed as the baby needs the cot', '2-3', 'new-bed/cotbaby'],
    ['runs off at tidy up time at nursery', '4-5', 'tidying-up/tidytime'],
    ['bites her nails until they bleed', '6-7', 'nail-biting/bittensore'],
    ['always asking for the telly', '4-5', 'screen-time/askscreen'],
    ['watches youtube all weekend and never wants to do anything else', '8-10', 'screen-time/watchall'],
    ['cries when a playdate ends', '4-5', 'stopping-play/onegoes'],
    ['comes home with her packed lunch uneaten, she only wants to play', '8-10', 'school-dinners/lunchplay'],
    ['she forwarded a screenshot of a private chat', '11+', 'online-kindness/passedon'],
    ['people call her a noob in roblox', '8-10', 'online-kindness/gamename'],
    ["angry that we won't let her have snapchat", '11+', 'no-phone-yet/app'],
    ['refuses to try anything new, just says yuk', '2-3', 'healthy-eating/yuck'],
    ['labels in her school uniform drive her mad', '6-7', 'clothes-itch/label'],
    ['scared she will fall asleep and never wake up', '6-7', 'bedtime-routine/wakeagain'],
    ["skips breakfast and says she isn't hungry", '8-10', 'healthy-eating/breakfast'],
    ['says she is full after two bites and then asks for pudding', '6-7', 'healthy-eating/pudding'],
    ['refuses a bath, wants to keep playing', '6-7', 'bath-time/bathorplay'],
    ["won't go to bed without a fight, hits and kicks", '4-5', 'bedtime-routine/wayup'],
    ['bites the toothbrush', '2-3', 'brushing-teeth/bitesbrush'],
    ['rushes her teeth in ten seconds', '6-7', 'brushing-teeth/tenseconds'],
    ["cries every morning that she doesn't want to get up", '4-5', 'morning-routine/feetfirst'],
    ['still sucks her thumb at night and is embarrassed about sleepovers', '8-10', 'thumb-sucking/nightthumb'],
    ['falls out of her new bed', '2-3', 'new-bed/edge'],
    ['gags on meat, spits it out', '4-5', 'food-textures/chewy'],
    ["won't eat anything in restaurants", '4-5', 'going-to-a-restaurant/menu'],
    ['touches everything in shops', '6-7', 'shopping-trip/touchshop'],
    ['wants the door wide open and the hall light on', '4-5', 'fear-dark/staysonlight'],
    ['Daddy was supposed to pick her up and Nanny came and she lost it', '6-7', 'change-of-plan/otherhand'],
    ['has her first phone and a stranger messaged her', '8-10', 'online-kindness/stranger'],
    ['always on tiktok, gets sad looking at other girls', '11+', 'screen-time/feed'],
    ['school lunch: sits alone and is too shy to eat', '6-7', 'school-dinners/seat'],
  ])('%s (%s)', (problem, ageBand, expected) => expect(told(ageBand, problem).scene).toBe(expected));

  test.each<[string, AgeBand, RegExp]>([
    ['screams when I turn off Peppa Pig', '2-3', /^screens-off\//],
    ["shouts and slams doors when we say it's time to stop fortnite", '8-10', /^screens-off\//],
    ['screams when I leave the room at bedtime', '2-3', /^sleeping-alone\//],
    ['talks and walks in her sleep, worried about school camp', '8-10', /^night-terrors\//],
    ["says it's too much when I tell her to tidy up", '4-5', /^tidying-up\//],
    ['dawdles every morning and we are late for school', '6-7', /^morning-routine\/(?!slowway)/],
    ['has night terrors and is scared when her sister tells her about it', '6-7', /^night-terrors\/(?!doorbell)/],
  ])('%s (%s) is about what was said', (problem, ageBand, scene) =>
    expect(told(ageBand, problem).scene).toMatch(scene),
  );

  test('a day out in the rain is called what it was to be', () => {
    const { text } = told('4-5', 'we were going to the zoo but it rained and she screamed all day');
    expect(text).toContain('hoped for the zoo');
  });
});
