import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
  };
};

describe('an outing, a body and a fear are told as what was typed', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['going camping in a tent', '2-3', 'first-trip/tent'],
    ['first time camping this weekend and she is nervous about sleeping in a tent', '6-7', 'first-trip/tent'],
    ['worried about going on holiday because everything will be different', '6-7', 'first-trip/elsewhere'],
    ['first holiday abroad, she hates changes to her routine', '8-10', 'first-trip/elsewhere'],
    ['going to the cinema for the first time', '4-5', 'general/cinema'],
    ['scared of the dark and the noise in the cinema', '6-7', 'general/cinema'],
    ["going to a theme park and scared of the rides but doesn't want her friends to know", '8-10', 'general/rides'],
    ['scared of rollercoasters', '6-7', 'general/rides'],
    ['nosebleeds scare her', '4-5', 'general/nosebleed'],
    ['gets a nose bleed at school and panics', '8-10', 'general/nosebleed'],
    ['has to have a filling and is scared', '6-7', 'dentist/hole'],
    ['going to the zoo for the first time', '2-3', 'first-trip/firstvisit'],
    ['first trip to the library, finds it hard to be quiet', '4-5', 'first-trip/firstvisit'],
    ["going to Pakistan to meet all her cousins for the first time, she's nervous", '6-7', 'first-trip/kinfar'],
    [
      "uses picture cards to talk and gets frustrated when people don't understand",
      '4-5',
      'talking-another-way/notunderstood',
    ],
    ['type 1 diabetic and sick of everyone asking about her pump', '8-10', 'long-illness/asked'],
    ['asked why she has to wear hearing aids when nobody else does', '6-7', 'hearing-aid/whyme'],
    ["has Crohn's and needs the toilet a lot, worried at school", '8-10', 'public-toilets/pass'],
    ['broke her wrist on the trampoline and is scared to go back on it', '6-7', 'broken-bone/backonit'],
    ["doesn't like it when grandma kisses her on the lips", '6-7', 'body-safety/kiss'],
    ['needs to go into hospital for her appendix', '8-10', 'operation/appendix'],
    ["has asthma and won't use her inhaler in front of friends", '6-7', 'taking-medicine/inhalerseen'],
    ["stutters and doesn't want to read out loud in class", '8-10', 'stutter/readsaloud'],
    ["so worried about vomiting she won't eat at school", '8-10', 'being-sick/noteating'],
    [
      "doesn't want to go swimming with school because of getting changed in front of others",
      '8-10',
      'swimming/changing',
    ],
    ['cries when everyone sings happy birthday', '4-5', 'weddings-and-parties/song'],
    ["flying to Spain and she's scared the plane will crash", '6-7', 'flights/whatif'],
    ["got lost in a shop last week and now won't leave my side", '6-7', 'getting-lost/sincelost'],
  ])('%s (%s)', (problem, band, scene) => expect(told(band, problem).scene).toBe(scene));

  test.each<[string, AgeBand, string]>([
    ['the camping trip got cancelled and she is so upset', '6-7', 'tent'],
    ['wets the bed and we are going camping', '6-7', 'tent'],
    ['school holidays are boring', '8-10', 'elsewhere'],
    ['scared of the plane when we go on holiday', '6-7', 'elsewhere'],
    ['school trip to the farm and worried about the coach', '6-7', 'firstvisit'],
    ['scared of the goats at the farm', '4-5', 'firstvisit'],
    ['her friends are all going to the cinema without her', '8-10', 'cinema'],
    ['cried when she saw Mickey at Disneyland', '4-5', 'rides'],
    ['worried someone touched her when she got changed at swimming', '8-10', 'changing'],
    ['lost her teddy in a shop and now she is scared to go to bed', '4-5', 'sincelost'],
    ['needs her inhaler every morning and forgets it', '8-10', 'inhalerseen'],
    ['kicked a boy and gave him a nosebleed, she hits when she is cross', '6-7', 'nosebleed'],
  ])('%s (%s) is something else', (problem, band, thread) =>
    expect(told(band, problem).scene.endsWith(`/${thread}`)).toBe(false),
  );
});
