import type { AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../../tell-social-story.ts';

const placeOf = (problem: string, ageBand: AgeBand): string => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '' }, { seed: 3, recent: [] });
  return `${story.situation}/${story.thread}`;
};

describe('what most parents come with is told as it was typed', { timeout: 60_000 }, () => {
  test.each<[string, readonly AgeBand[], readonly string[]]>([
    [
      'screen-time/agreed',
      ['6-7', '8-10', '11+'],
      [
        'she gets cross about the one hour limit on her tablet',
        'argues about how long she can have the ipad',
        'we fight every day over screen limits',
        'moans about our half an hour rule on the xbox',
        'she goes over her screen limit and argues about it',
        'begs for more time on the ipad every day',
      ],
    ],
    [
      'screen-time/window',
      ['2-3', '4-5', '6-7'],
      [
        'wants cartoons the minute she wakes up',
        'asks for the tablet first thing in the morning',
        'wants the telly on as soon as she gets up',
        'she reaches for her ipad the moment she wakes',
        'begs for youtube every morning when she comes downstairs',
        'asks for peppa as soon as she opens her eyes',
      ],
    ],
    [
      'screen-time/plateseen',
      ['6-7', '8-10', '11+'],
      [
        'has her tablet at the table every meal',
        'brings her phone to the dinner table',
        'wont put her phone down at meals',
        'always on her phone, even at the dinner table',
      ],
    ],
    [
      'haircut/hairbits',
      ['2-3', '4-5', '6-7', '8-10'],
      [
        'hates having her hair cut because the little bits itch her neck',
        'the hair down her neck itches after a haircut',
        "she can't stand the tiny hairs down her back at the hairdresser",
        'loose hairs on her neck bother her when we trim her fringe',
        'after a haircut the bits of hair in her clothes drive her mad',
        'haircuts: she hates the bits of hair on her face',
      ],
    ],
    [
      'healthy-eating/goneoff',
      ['2-3', '4-5', '6-7'],
      [
        'used to eat everything and now refuses all vegetables',
        'she was a great eater and now she spits everything out',
        'gone off all vegetables, she used to love them',
        'would eat anything, now only toast',
        'ate everything as a baby and now eats nothing',
        'used to eat everything and now throws fruit on the floor',
      ],
    ],
    [
      'hair-brushing/hairchase',
      ['2-3', '4-5', '6-7'],
      [
        'runs off every time I get the hairbrush out',
        'as soon as she sees the hairbrush she hides',
        'hides when it is time to brush her hair',
        'we are chasing her round the house to brush her hair',
        'bolts when she sees the comb and I try to do her hair',
      ],
    ],
  ])('%s', (place, ages, problems) => {
    for (const problem of problems)
      for (const age of ages) expect([problem, age, placeOf(problem, age)]).toEqual([problem, age, place]);
  });

  test.each<[string, AgeBand, RegExp]>([
    ['screams when the tablet goes off after an hour', '6-7', /^screens-off\//],
    ["won't eat unless the ipad is on", '4-5', /^healthy-eating\/plateseen$/],
    ["won't get dressed in the morning because she wants the telly", '6-7', /^morning-routine\//],
    ['screams at the barber because of the buzzing clippers', '4-5', /^haircut\/buzz$/],
    ['runs away from the toothbrush', '4-5', /^brushing-teeth\//],
    ['gags on lumpy food she used to eat', '4-5', /^food-textures\//],
    ['thinks cutting nails will make her fingers bleed', '4-5', /^nail-cutting\/willhurt$/],
    ['we nipped her finger once and it bled and now she screams at the nail clippers', '4-5', /^nail-cutting\/nipped$/],
    ["only wants chicken nuggets and chips and won't touch any vegetable", '4-5', /^healthy-eating\/greens$/],
    ['starts school soon and still wants to use her potty instead of the toilet', '4-5', /^potty-transition\//],
    ["first proper haircut on Saturday and she won't let anyone touch her hair", '2-3', /^haircut\//],
    ['will only wear leggings and one soft top and refuses the school uniform', '8-10', /^clothes-itch\//],
    ['she is the only Black girl at nursery and asked to be white', '4-5', /^prejudice\/skin$/],
    ['asked if she can be white like her friends', '6-7', /^prejudice\/skin$/],
    ["clings to me at her swimming lesson and won't get in", '4-5', /^swimming\/(?:toes|edge)$/],
  ])('%s (%s) is about what was said', (problem, age, place) => expect(placeOf(problem, age)).toMatch(place));
});
