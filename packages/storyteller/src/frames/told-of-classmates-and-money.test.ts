import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '', occasion?: 'celebrate') => {
  const brief = { name: 'Noor', ageBand, gender: 'girl', problem, notes, ...(occasion && { occasion }) } as const;
  const story = tellSocialStory(brief, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
    leftOut: story.leftOut,
  };
};

describe('what sets it off is what the story is about', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['says bad words at school because the other girls laugh', '6-7', 'swearing/forlaugh'],
    ['swears to make the other kids laugh', '8-10', 'swearing/forlaugh'],
    ["a girl said you can't have two mums", '4-5', 'prejudice/pair'],
    ["other kids say it's weird that she has two mums", '8-10', 'prejudice/pair'],
    ['has two mums and kids keep asking who her real mum is', '6-7', 'prejudice/pair'],
    ['is so rough with the new puppy, picks it up and squeezes it', '6-7', 'new-pet/toorough'],
    ["there's three of them and she's always the odd one out", '8-10', 'left-out/threeorfour'],
    ['friendship problems', '8-10', 'making-friends/updown'],
    ['a boy pulled at her hijab', '8-10', 'prejudice/pulledat'],
    ['someone pulled her headscarf on the bus', '11+', 'prejudice/pulledat'],
    ["her rabbit died and she thinks it's her fault because she forgot to feed it", '6-7', 'pet-death/bowl'],
    ['stole £20 from my wallet for fortnite skins', '8-10', 'taking-things/gamecash'],
    ['stealing money from my purse for roblox', '11+', 'taking-things/gamecash'],
    ['starting madrasa on saturday', '6-7', 'first-day-school/saturday'],
    ["starts polish school on saturdays and doesn't know anyone", '6-7', 'first-day-school/saturday'],
    ['hits her baby brother when he knocks down her tower', '4-5', 'hitting/lineup'],
    ['pushes her sister when she breaks her lego', '6-7', 'hitting/lineup'],
    ["has a time out card but won't use it because everyone stares", '8-10', 'managing-anger/minutesbefore'],
    ["throws chairs at school when she's told off", '8-10', 'managing-anger/minutesbefore'],
    ['keeps asking the same questions about the school residential', '8-10', 'feeling-worried/answerlist'],
    ["just diagnosed with autism and says she's broken", '11+', 'being-autistic/notbroken'],
    ["smells and won't wear deodorant because it's cold", '11+', 'puberty/unscented'],
    ['tummy ache on fridays before going to her dad’s', '6-7', 'two-homes/byfriday'],
    ['uses a wheelchair and worried about the trip to the zoo', '8-10', 'first-trip/buslift'],
    ["pokes the baby's eyes", '2-3', 'new-sibling/babyeyes'],
    ["has an operation on friday, they'll put magic cream on her hands", '4-5', 'operation/numbcream'],
    ["cant do socks. the seams. we're late every day because of the socks", '4-5', 'clothes-itch/sock'],
    ['tells tales about everyone at school and now nobody sits with her', '8-10', 'general/tales'],
    ['starting the bus on her own to school after easter', '11+', 'general/ownway'],
  ])('%s (%s)', (problem, ageBand, expected) => {
    expect(told(ageBand, problem).scene).toBe(expected);
  });

  test.each<[string, AgeBand, string]>([
    ['lost at Uno and said "well played"', '6-7', 'gone-well/wellplayed'],
    ['went to school on test day even though she was so anxious', '8-10', 'hard-day-done/testday'],
    ["sat in the barber's chair for the whole haircut for the first time", '8-10', 'body-routine-done/snips'],
    ['did her insulin injection by herself for the first time', '8-10', 'new-thing-managed/own-hands'],
  ])('%s (%s) is applauded as it was', (problem, ageBand, expected) => {
    expect(told(ageBand, problem, '', 'celebrate').scene).toBe(expected);
  });

  test.each<[string, AgeBand, RegExp]>([
    ['has started wearing a hijab and wonders what people will say', '8-10', /pulledat/],
    ['our goldfish died and she thinks she gave it too much food', '4-5', /bowl/],
    ['bought robux with my card without asking', '8-10', /gamecash/],
    ['screams when her sister moves her cars', '4-5', /hitting\/lineup/],
    ['keeps asking if grandad is going to die', '6-7', /answerlist/],
    ['asks every five minutes when we will be there in the car', '4-5', /answerlist/],
    ['adopted by her two mums, asks who her real mum is', '6-7', /pair/],
    ['finds it hard to make new friends', '8-10', /updown/],
    ['starts secondary school in september and will take the bus', '11+', /ownway/],
    ['has a rash from suncream after her operation', '4-5', /numbcream/],
    ['got full marks in her maths test', '8-10', /testday/],
  ])('%s (%s) is none of these', (problem, ageBand, other) => {
    expect(told(ageBand, problem).scene).not.toMatch(other);
  });

  test('who is meant, and what it is about, is called what the parent calls it', () => {
    expect(told('4-5', 'has two mums and a boy said that is wrong', "We're Mama and Mummy").text).toContain(
      'Mama and Mummy can',
    );
    expect(told('4-5', 'hits her sister when she touches her trains', "Sister is Molly, she's 1").text).toMatch(
      /order in the trains.*sister Molly/s,
    );
    expect(
      told('6-7', 'her hamster died and she thinks it was because she forgot the water', 'It was old age').text,
    ).toMatch(/the water was forgotten.*too old/s);
    expect(
      told('8-10', 'has three friends and is always the one left out', 'friends are Lotte, Merel, Sanne').text,
    ).toContain('friends are called Lotte, Merel and Sanne.');
    expect(told('8-10', 'worried about the trip to the zoo in her wheelchair').text).toContain('At the zoo');
    expect(told('6-7', 'lost at Uno and said "well played"', '', 'celebrate').text).toContain('"well played"');
  });
});
