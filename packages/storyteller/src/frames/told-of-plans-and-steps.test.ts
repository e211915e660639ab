import type { AgeBand } from '@storylantern/contract';
import { READING_ORDER } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string) => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '' }, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
    leftOut: story.leftOut,
  };
};

describe('what a parent tells of school is what the story is about', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['friends want her to steal sweets from the shop with them', '8-10', 'peer-pressure/stealwith'],
    ['older kids told her to take chocolate from the shop', '6-7', 'peer-pressure/stealwith'],
    ['her mates are shoplifting and she is scared to say no', '11+', 'peer-pressure/stealwith'],
    ['friends steal make-up and want her to do it too', '11+', 'peer-pressure/stealwith'],
    ['a boy told her to take money from my purse', '8-10', 'peer-pressure/stealwith'],
    ['asked to steal by friends', '11+', 'peer-pressure/stealwith'],
    ['her friends steal from shops', '11+', 'peer-pressure/beside'],
    ['her friend is shoplifting', '8-10', 'peer-pressure/beside'],
    ['people think her hijab is strange', '11+', 'prejudice/worn'],
    ["she's worried her photo will be bad because she lost her front teeth", '6-7', 'photo-day/gap'],
    ["doesn't want her school photo taken with no front teeth", '8-10', 'photo-day/gap'],
    ['finds the work at school too hard and says she is thick', '6-7', 'lessons-are-hard/toohard'],
    ['maths is too hard and she says she is the stupidest in the class', '8-10', 'lessons-are-hard/toohard'],
    ["school is too hard and she says she's the thickest", '11+', 'lessons-are-hard/toohard'],
    ["left out of football at playtime because she isn't good enough", '6-7', 'left-out/notpicked'],
    ["the boys won't let her play football, they say she's rubbish", '8-10', 'left-out/notpicked'],
    ['someone in her class said her hijab is weird', '8-10', 'prejudice/worn'],
    ['girls in class said her headscarf is weird', '11+', 'prejudice/worn'],
    ['a boy at school calls her baby because she cries', '4-5', 'being-teased/tears'],
    ['someone calls her a crybaby', '8-10', 'being-teased/tears'],
    ['has to say a line in the assembly and is terrified', '6-7', 'public-speaking/line'],
    ['terrified of reading a poem in assembly', '8-10', 'public-speaking/line'],
  ])('%s (%s)', (problem, ageBand, expected) => {
    expect(told(ageBand, problem).scene).toBe(expected);
  });

  test.each<[string, AgeBand, RegExp]>([
    ['is copied by her friend all the time, she copies her drawing and her hair bobbles', '4-5', /^friend-who-copies/],
    ['work at school is too hard', '8-10', /^lessons-are-hard\/step/],
    ['maths too hard', '6-7', /^lessons-are-hard/],
    ['someone called her weird for praying at school', '8-10', /^prejudice/],
    ['new teacher after half term called Miss Brown', '6-7', /^new-teacher/],
    ['has a stammer and has to read a poem out in assembly', '8-10', /^stutter/],
    ["they say she's weird because she's muslim", '8-10', /^prejudice/],
  ])('%s (%s) is a matter of that', (problem, ageBand, expected) => {
    expect(told(ageBand, problem).scene).toMatch(expected);
  });

  test.each<[string, AgeBand, RegExp]>([
    ['his friends told him to steal sweets and he did', '8-10', /stealwith/],
    ['caught shoplifting with her friends', '11+', /stealwith/],
    ['I told her to stop taking sweets from the shop', '6-7', /stealwith/],
    ['lost a tooth and is scared it will bleed', '6-7', /photo-day/],
    ['homework is too hard and she says she is stupid', '8-10', /lessons-are-hard/],
    ['reading is too hard, says she is stupid', '6-7', /toohard/],
    ["thinks she's not good enough at football and won't play", '8-10', /notpicked/],
    ['wont play football because she says she is rubbish at it', '6-7', /notpicked/],
    ['says the other kids are no good at football and leaves them out', '8-10', /notpicked/],
    ['called her new teacher Miss Brown an idiot', '8-10', /new-teacher/],
    ['kids call her weird', '8-10', /prejudice/],
    ['kids copy her stutter', '8-10', /friend-who-copies/],
    ["copies her friend's naughty behaviour", '4-5', /friend-who-copies/],
    ["hates sitting in assembly because it's loud", '6-7', /public-speaking/],
    ['gets called a baby because she still uses a dummy', '4-5', /tears/],
  ])('%s (%s) is none of these', (problem, ageBand, other) => {
    expect(told(ageBand, problem).scene).not.toMatch(other);
  });

  test('when a teacher comes is no name', () => {
    for (const when of ['in September', 'Monday', 'Year 3', 'from Poland', 'after Easter'])
      expect(told('6-7', `New teacher ${when}, she loved her old one`).text).not.toContain(when.split(' ').at(-1));
    expect(told('6-7', 'her new teacher is called April and she is worried').text).toContain('April');
  });
});
