import { describe, expect, test } from 'vitest';
import { tellSocialStory, type Brief } from '../index.ts';

const placeOf = (problem: string, ageBand: Brief['ageBand']): string => {
  const { situation, thread } = tellSocialStory(
    { name: 'Noor', ageBand, gender: 'girl', problem, notes: '' },
    { seed: 3 },
  );
  return `${situation}/${thread}`;
};

const TOLD: readonly (readonly [string, readonly Brief['ageBand'][], readonly string[]])[] = [
  [
    'feeling-worried/beforematch',
    ['6-7', '8-10', '11+'],
    [
      'gets so nervous before football matches she is sick',
      'feels sick before every netball match',
      'she cries before every match',
      'throws up before swimming galas',
      'so anxious before her dance competition she shakes',
      'before each tournament she has tummy aches',
    ],
  ],
  [
    'wobbly-tooth/noroot',
    ['4-5', '6-7', '8-10'],
    [
      'her teeth are falling out and she is scared it will hurt',
      'wobbly tooth and worried it will hurt when it comes out',
      'asks if it hurts when a loose tooth comes out',
      'scared of the pain when her wobbly tooth falls out',
    ],
  ],
  [
    'puberty/tellingdad',
    ['8-10', '11+'],
    [
      'started her periods and is embarrassed to tell her dad',
      'has her period and is hiding it from dad',
      "she won't talk to her dad about her periods, it's just the two of them",
      "doesn't know how to tell dad she needs pads",
    ],
  ],
  [
    'online-kindness/familypost',
    ['6-7', '8-10', '11+'],
    [
      'Nan keeps posting photos of her and she hates it',
      'I shared a picture of her on facebook and she was furious',
      'my mum posted a video of her without asking',
      'gets cross when we post pictures of her online',
    ],
  ],
  [
    'needles/tubetocome',
    ['4-5', '6-7', '8-10', '11+'],
    [
      'has to have a cannula on Friday, last time was awful',
      'scared of having the cannula put in again',
      'needs a cannula for her infusion and is terrified',
      'the cannula goes in tomorrow and she is scared',
    ],
  ],
  [
    'somebody-died/wordsforafriend',
    ['4-5', '6-7', '8-10', '11+'],
    [
      "her friend's mummy died and she doesnt know what to say",
      "friend's dad died and she doesn't know how to help",
      "her best friend's brother died, she avoids her",
      'her friend lost her mum and she is scared to talk to her',
    ],
  ],
  [
    'general/givenupearly',
    ['6-7', '8-10', '11+'],
    [
      'wants to quit karate after two lessons',
      'wants to give up ballet after three lessons',
      'only started guitar last month, wants to quit already',
      'asks to stop swimming club after just one session',
    ],
  ],
  ['healthy-eating/choice', ['8-10', '11+'], ['wants to be vegetarian', 'has decided to stop eating meat']],
  [
    'respecting-differences/notsureyet',
    ['8-10', '11+'],
    [
      "is scared she might be gay and doesn't want to tell anyone",
      'thinks she might be gay',
      'she is worried she is a lesbian',
      'wonders whether she is bisexual and is anxious about it',
    ],
  ],
  [
    'general/nobodylaughed',
    ['6-7', '8-10', '11+'],
    [
      'told a joke and nobody laughed',
      'she told a joke in class and no one laughed, now she is embarrassed',
      'her joke fell flat in front of everyone',
      "told the class a joke and they didn't get it",
    ],
  ],
  [
    'general/makeup',
    ['8-10', '11+'],
    [
      'wants to wear makeup to school like her friends',
      'begs for mascara because everyone else has it',
      'we argue about her wearing make up',
      'wants the skincare all the girls have',
    ],
  ],
  [
    'hard-times/drinks',
    ['6-7', '8-10', '11+'],
    [
      'worried about her dad who lost his job and drinks',
      'her mum drinks too much and she knows',
      "her dad's drinking is getting worse and she is worried",
      'my husband is an alcoholic and she has noticed',
    ],
  ],
  [
    'general/spent',
    ['8-10'],
    ['spends all her pocket money on Roblox', 'all her pocket money is spent on sweets the day she gets it'],
  ],
  [
    'bullying/rumour',
    ['8-10', '11+'],
    ['her friends are talking about her behind her back', 'girls talk about her behind her back'],
  ],
  ['being-teased/runsfunny', ['8-10', '11+'], ['her team says she throws like a boy']],
  [
    'online-kindness/passed',
    ['8-10', '11+'],
    ['someone posted a video of her and everyone has seen it', 'a girl put a photo of her on the class chat'],
  ],
  [
    'hard-times/hospice',
    ['2-3', '4-5', '6-7', '8-10', '11+'],
    [
      'grandad is in a hospice and we are visiting him',
      'nan has gone into a hospice',
      'visiting her grandma at the hospice, she is worried',
    ],
  ],
  [
    'grandparent-death/dying',
    ['8-10'],
    ["grandma is in a hospice and hasn't long to live", 'grandad is dying in the hospice'],
  ],
];

describe('what a parent names is told in a scene of its own', () => {
  test.each(TOLD.flatMap(([place, bands, problems]) => bands.map((band) => ({ place, band, problems }))))(
    '$place at $band',
    ({ place, band, problems }) => {
      expect(problems.map((problem) => `${placeOf(problem, band)}: ${problem}`)).toEqual(
        problems.map((problem) => `${place}: ${problem}`),
      );
    },
  );

  test.each([
    'worried about losing the match',
    'scared of the noise at the football match',
    'her tooth was knocked out and it hurts',
    'her periods hurt and she needs a hot water bottle',
    'she posted a video of herself and got mean comments',
    'her dad left us and she cries',
    'has a cannula in her hand and keeps pulling it',
    'wants to quit football after five years',
    "her friend's mum died",
    'kids call her gay',
    'her face paint gave her a rash',
  ])('%j is none of these', (problem) => {
    expect(placeOf(problem, '8-10')).not.toMatch(
      /beforematch|noroot|tellingdad|familypost|tubetocome|wordsforafriend|givenupearly|notsureyet|nobodylaughed|makeup|hospice/,
    );
  });
});
