import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string) => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '' }, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
  };
};

describe('what older children meet is told in a scene of its own', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['her friends are pressuring her to vape and she does not know how to say no', '11+', 'peer-pressure/asked'],
    ['older kids keep offering her a vape at the park', '8-10', 'peer-pressure/asked'],
    ['someone shared an embarrassing photo of her in the group chat', '11+', 'online-kindness/passed'],
    ['an embarrassing video of her was put on TikTok', '8-10', 'online-kindness/passed'],
    ["she can't tell if someone is being mean or just joking", '6-7', 'being-teased/jest'],
    ["doesn't understand sarcasm or banter and thinks everyone hates her", '11+', 'being-teased/jest'],
    ['she was put in the B team and her best friend is in the A team', '6-7', 'handling-disappointment/second'],
    ['dropped to the second team and is gutted', '8-10', 'handling-disappointment/second'],
    ['she spent £80 on Robux without asking', '8-10', 'taking-things/bought'],
    ['bought gems in a game on the tablet without asking us', '6-7', 'taking-things/bought'],
    ['thinks she is gay and is scared to tell her dad', '11+', 'respecting-differences/telling'],
    ['wants to tell her grandparents about her pronouns', '11+', 'respecting-differences/telling'],
  ])('%s (%s)', (problem, age, scene) => expect(told(age, problem).scene).toBe(scene));

  test.each<[string, AgeBand, string]>([
    ['she was caught vaping at school, her friends pressured her', '11+', 'peer-pressure/asked'],
    ["doesn't know when to stop teasing her brother", '8-10', 'being-teased/jest'],
    ['she shared an embarrassing photo of her friend', '8-10', 'online-kindness/passed'],
    ['nervous about her first match in the B team', '8-10', 'handling-disappointment/second'],
    ['wants me to buy robux with my card all the time', '8-10', 'taking-things/bought'],
    ['her friend told her he is gay and she wants to support him', '8-10', 'respecting-differences/telling'],
  ])('not where it is another matter: %s (%s)', (problem, age, scene) =>
    expect(told(age, problem).scene).not.toBe(scene),
  );

  test('what is offered and what is passed round are called what they are', () => {
    expect(told('8-10', 'mates keep trying to get her to smoke behind the shops').text).not.toMatch(/vape/);
    expect(told('8-10', 'an embarrassing video of her was put on TikTok').text).not.toMatch(/picture/);
  });
});
