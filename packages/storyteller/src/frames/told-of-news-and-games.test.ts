import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
    leftOut: story.leftOut,
  };
};

describe('what a parent tells of is the scene of the story', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ["moving house and she's worried we'll leave the cat behind", '4-5', 'moving-house/pettoo'],
    ['asks if the dog is coming with us when we move house', '6-7', 'moving-house/pettoo'],
    ['worried about how the cats will cope when we move to a new flat', '8-10', 'moving-house/pettoo'],
    ["tells his mates we've got a swimming pool and it isn't true", '8-10', 'lying/boast'],
    ["makes up stories at school about having a horse and the kids don't believe her any more", '6-7', 'lying/boast'],
    ['exaggerates to impress his friends and then gets caught out lying', '11+', 'lying/boast'],
    ['kids in year 2 laugh at her for sucking her thumb on the carpet', '6-7', 'thumb-sucking/thumbseen'],
    ['still sucks his thumb in class and gets teased', '8-10', 'thumb-sucking/thumbseen'],
    ["was sick on the coach in front of everybody and doesn't want to go to the zoo", '8-10', 'carsick/coachagain'],
    ["threw up on the bus to swimming and won't go on the bus again", '6-7', 'carsick/coachagain'],
    ['fed up that her brother gets to play while she does her nebuliser', '6-7', 'daily-treatment/meanwhile'],
    ["hates his stretches every night, it's not fair that his sister can play", '8-10', 'daily-treatment/meanwhile'],
    [
      "can't bear sauce on pasta and is going on a residential where she can't choose dinner",
      '8-10',
      'food-textures/dinnersaway',
    ],
    ['only eats five foods and is going to scout camp', '11+', 'food-textures/dinnersaway'],
    ["doesn't know how to ask if he can join in the football", '6-7', 'making-friends/joinin'],
    ['watches the other children, too shy to ask to play', '4-5', 'making-friends/joinin'],
    ["dad is in hospital, he's got tubes and doesn't always wake up", '8-10', 'parent-in-hospital/tubes'],
    ['her mum is in intensive care on a ventilator', '6-7', 'parent-in-hospital/tubes'],
    [
      'his baby sister was stillborn, he had told everyone at school and doesn’t know what to say',
      '8-10',
      'baby-who-died/toldall',
    ],
    [
      "it's not fair that her autistic brother gets away with hitting and breaks her things",
      '6-7',
      'sibling-with-disability/tworules',
    ],
    ["they've had six supply teachers since September", '6-7', 'substitute-teacher/eachday'],
    ['a different supply teacher each day and the rules keep changing', '8-10', 'substitute-teacher/eachday'],
    ['a mate screenshotted what he wrote and sent it round', '11+', 'told-secret/screenshot'],
    ['her friend showed everyone her private messages', '8-10', 'told-secret/screenshot'],
    ["dyslexic, hides in the toilets when it's guided reading", '6-7', 'reading-is-hard/hidesfrom'],
    ["11 plus exam on Saturday, says he'll let us down", '11+', 'tests/letdown'],
    ['slams doors and screams at me over tiny things', '11+', 'managing-anger/smallthing'],
    ['explodes over the smallest thing', '8-10', 'managing-anger/smallthing'],
    ["older cousin told her about Bloody Mary in the mirror, won't go in the bathroom", '6-7', 'monsters/mirrortale'],
    ['his friend told him a ghost story and now he is scared', '8-10', 'monsters/mirrortale'],
    ["he's convinced there's a monster in the wardrobe", '4-5', 'monsters/wardrobe'],
    ['his tooth is hanging by a thread and he thinks there will be lots of blood', '6-7', 'wobbly-tooth/thread'],
    ["swallowed her tooth with her apple, worried the tooth fairy won't come", '6-7', 'wobbly-tooth/gone'],
    ["we're giving him a phone, he wants TikTok and Snapchat like his friends", '8-10', 'first-phone/appage'],
    ["got a rescue cat who hides under the sofa and she's upset it doesn't like her", '6-7', 'new-pet/keepsaway'],
    ['sad when her daddy goes back to work on the ship for weeks', '4-5', 'parent-away/rota'],
    ['spat at his teacher when she told him to come in', '6-7', 'spitting/crossspit'],
    ['needs a blood test and fainted last time', '8-10', 'needles/faint'],
  ])('%s (%s)', (problem, ageBand, expected) => {
    expect(told(ageBand, problem).scene).toBe(expected);
  });

  test.each<[string, AgeBand, RegExp]>([
    ['moving to a new house and misses her friends', '4-5', /pettoo/],
    ['someone is telling everyone made up stories about her', '8-10', /boast/],
    ["gets carsick on the way to grandma's", '6-7', /coachagain/],
    ["wants to join in with the game but they won't let her", '6-7', /joinin/],
    ['mummy is in hospital for a week for an operation on her back', '4-5', /tubes/],
    ['our baby rabbits died', '4-5', /baby-who-died/],
    ["the baby was born early and nearly died but she's doing well in the NICU", '4-5', /baby-who-died/],
    ["scared because there's a supply teacher tomorrow", '6-7', /eachday/],
    ["sent a screenshot of his friend's message to the whole class", '8-10', /told-secret\/screenshot/],
    ['gets angry when he loses a game', '8-10', /smallthing/],
    ['scared of monsters under the bed', '6-7', /wardrobe|mirrortale/],
    ['saw a scary film and is afraid of the dark', '6-7', /mirrortale/],
    ['got spat at by a boy at school', '6-7', /crossspit/],
  ])('%s (%s) is none of these', (problem, ageBand, other) => {
    expect(told(ageBand, problem).scene).not.toMatch(other);
  });

  test('a baby who was born early and died is told of as one who died', () => {
    const { scene, text } = told('4-5', 'Our baby Arlo was born too early and died in hospital last month.');
    expect(scene).toMatch(/^baby-who-died\//);
    expect(text).not.toMatch(/is growing|need time to grow/);
  });

  test('a death that a child made up is no death in the family', () => {
    const problem =
      'He makes things up. Last week he told his teacher that his grandma had died. Grandma lives with us and is very well.';
    expect(told('8-10', problem).scene).toMatch(/^lying\//);
  });

  test('whose father said that he would come is the one who waited', () => {
    const problem = "Dad said he'd come to her school play and he didn't turn up again";
    expect(told('8-10', problem).scene).toMatch(/^broken-promise\//);
  });

  test('a child who will not sit next to one with a headscarf is not told that it wears one', () => {
    const problem = "there's a girl in her class who wears a headscarf and she says she won't sit next to her";
    expect(told('6-7', problem).text).not.toMatch(/Noor puts on/);
  });

  test('a family’s animal is called by its name where it comes along', () => {
    const { text } = told('4-5', "moving house and she's worried we'll leave the cat behind", 'cat is called Mochi');
    expect(text).toContain('Mochi the cat');
  });

  test('a night at a grandmother’s speaks of no friend’s family', () => {
    const { text } = told('6-7', "first night at Grandma's without us, he's worried he will miss us");
    expect(text).not.toMatch(/other family|friend/);
  });

  test('who helps in the class is there by name', () => {
    const { text } = told('4-5', 'hangs on to me at the school gate, the TA has to peel her off', 'TA Miss Bell');
    expect(text).toContain('Miss Bell');
  });

  test('a course for parents and what other parents were asked are no help of a story', () => {
    const course = told('6-7', "won't stay in bed. We did a sleep course last year and it was better for a bit");
    expect(course.text).not.toMatch(/course/);
    const asked = told('8-10', "has nobody to play with. I've asked mums if their girls want to come and it was fine");
    expect(asked.text).not.toMatch(/ask Mum/);
  });

  test('a moment is not told without what makes it one', () => {
    const { text } = told('8-10', "smashes the controller when it's time to come off Fortnite for tea");
    expect(text).not.toContain('When it is time to come,');
  });

  test('Brownies go away with the Brownies', () => {
    const { text } = told('8-10', 'Brownie camp for two nights, never been away from home');
    expect(text).toMatch(/with the Brownies/);
    expect(text).not.toMatch(/the class|[Tt]eacher/);
  });
});
