import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '', occasion?: 'celebrate') => {
  const brief = { name: 'Noor', ageBand, gender: 'girl', problem, notes } as const;
  const story = tellSocialStory(occasion ? { ...brief, occasion } : brief, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    title: story.title,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
    leftOut: story.leftOut,
  };
};

describe('what a parent names as the trigger', { timeout: 180_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ["won't go upstairs on her own because of monsters", '6-7', 'monsters/upalone'],
    ["scared to go upstairs by herself in case there's a monster", '4-5', 'monsters/upalone'],
    ['needs me to go with her upstairs because of ghosts', '8-10', 'monsters/upalone'],
    ['refuses to get in the car seat since we moved it to the other side', '4-5', 'car-seat/otherside'],
    ['screams in her car seat since we changed it to forward facing', '2-3', 'car-seat/otherside'],
    ["We're Jewish and she's upset that everyone has a Christmas tree and we don't", '6-7', 'family-faith/othersday'],
    [
      'Jehovahs witness family, she feels left out when the class does christmas stuff',
      '8-10',
      'family-faith/othersday',
    ],
    ["we are muslim and she told a girl santa isn't real, the mother was furious", '8-10', 'family-faith/believed'],
    ["thinks that I have died if I'm late to pick her up", '6-7', 'feeling-worried/latethought'],
    ["if I am five minutes late she panics and thinks I've had a car crash", '8-10', 'feeling-worried/latethought'],
    ['hits the screen and cries when the ipad battery is flat', '2-3', 'screens-off/flat'],
    ['kicks off when the wifi drops out in the middle of her show', '6-7', 'screens-off/flat'],
    ["thinks she can just grab things from other children, she doesn't ask", '4-5', 'sharing/asksfirst'],
    ['snatches toys off other children', '2-3', 'sharing/asksfirst'],
    ['when she loses at football she blames the other kids and storms off', '8-10', 'losing-a-game/pointing'],
    ["always says it's somebody else's fault when she loses a game", '6-7', 'losing-a-game/pointing'],
    ["has to do a swimming test with school and is the only one who can't swim", '8-10', 'swimming/classpool'],
    ["won't go to swimming lessons since the teacher made her put her face under", '6-7', 'swimming/madeunder'],
    ['hates swimming since the teacher dunked her head under the water', '4-5', 'swimming/madeunder'],
    ['needs to stop putting her hands down her trousers in class', '8-10', 'body-safety/own'],
    ['touches herself on the bus', '11+', 'body-safety/own'],
    ["lies about everything because she's scared of getting shouted at", '6-7', 'lying/safetruth'],
    ['lies about homework, her dad shouts, I want her to know she can tell us', '8-10', 'lying/safetruth'],
    ["hasn't been in school for 3 weeks, we're trying one hour a day from monday", '11+', 'school-refusal/onehour'],
    ['on a reduced timetable, just mornings, after being off with anxiety', '8-10', 'school-refusal/onehour'],
    ['Kids at school touch her hair and she wants to shave it off', '8-10', 'prejudice/hairtouched'],
    ['children at school keep touching her afro', '6-7', 'prejudice/hairtouched'],
    ['has started sucking her fingers again since we moved', '6-7', 'thumb-sucking/again'],
    ["PDA and won't brush her teeth", '4-5', 'demands-too-big/noorder'],
    ['she plays up whenever I feed the baby', '6-7', 'new-sibling/lookatme'],
    ['every time I breastfeed the baby she climbs on the windowsill', '2-3', 'new-sibling/lookatme'],
    ['girls in a group chat are posting stuff about her', '11+', 'bullying/chatabout'],
    ["shouts and screams in church and we're asked to leave", '4-5', 'general/service'],
    ['has a crush on a boy and sends him forty messages in a row', '11+', 'personal-space/onemessage'],
    ['scared of new people, hides her face when visitors come', '4-5', 'general/newfaces'],
    ["won't hold hands crossing the road", '2-3', 'running-off/handheld'],
    ['lets go of my hand in the car park', '4-5', 'running-off/handheld'],
  ])('%s (%s): %s', (problem, band, scene) => {
    expect(told(band, problem).scene).toBe(scene);
  });

  test.each<[string, AgeBand, string]>([
    ['wakes up at night because of monsters upstairs', '6-7', 'monsters/upalone'],
    ["can't wait for Christmas", '4-5', 'family-faith/othersday'],
    ["late for school every day because she won't get dressed", '6-7', 'feeling-worried/latethought'],
    ['wants her phone at night', '8-10', 'screens-off/flat'],
    ['somebody grabs her toys at nursery', '4-5', 'sharing/asksfirst'],
    ["says she has brushed her teeth when she hasn't", '6-7', 'lying/safetruth'],
    ['hates having her curly hair brushed', '6-7', 'prejudice/hairtouched'],
    ['does not want to sing in church', '6-7', 'general/service'],
    ['hits the baby when I feed him', '4-5', 'new-sibling/lookatme'],
  ])('%s (%s) is not %s', (problem, band, scene) => {
    expect(told(band, problem).scene).not.toBe(scene);
  });
});

test('a scene has the title that was written for it', () => {
  expect(told('2-3', "pulls the cat's tail and squeezes him", 'Cat is Mr Socks').title).toBe('A Tail Is Not a Handle');
});

test('an animal with a title is called by it, and an assistant at school helps in an assembly', () => {
  expect(told('2-3', "pulls the cat's tail and squeezes him", 'Cat is Mr Socks').text).toContain('Mr Socks');
  expect(told('6-7', 'gets overwhelmed in assembly', 'has a TA called Miss Bee').text).toMatch(/Miss Bee can /);
});

test('whoever waits at a school door is in the story by name', () => {
  const { text } = told(
    '11+',
    "hasn't been in school for weeks, one hour a day",
    'Miss Hall meets her at the side door',
  );
  expect(text).toMatch(/Miss Hall can /);
  expect(text).toContain('the side door');
});

test('what a scene tells in its own words is not listed as left out', () => {
  expect(told('4-5', 'does everything for attention when I feed the baby, climbs the bookcase').leftOut).toEqual([]);
  expect(told('6-7', 'sleepover at cousins').leftOut).toEqual([]);
  for (const problem of [
    'voice breaking and the others laugh when he reads out loud',
    'his voice is breaking, they laugh when he reads aloud',
    'panic attacks at night, says she cant breathe',
    "has panic attacks and can't get her breath",
  ])
    expect(told('11+', problem).leftOut, problem).toEqual([]);
});

test('a first way into a pool is applauded as far as it went', () => {
  const { scene, text } = told('4-5', 'she got in the pool on the steps herself and put her chin in', '', 'celebrate');
  expect(scene).toBe('new-thing-managed/steps');
  expect(text).not.toMatch(/under ?water/i);
});
