import { describe, expect, test } from 'vitest';
import type { AgeBand } from '@storylantern/contract';
import { understandBrief } from '../index.ts';
import { tellSocialStory } from '../tell-social-story.ts';

const brief = (problem: string, ageBand: AgeBand, notes = '') =>
  ({ name: 'Nel', ageBand, gender: 'girl', problem, notes, occasion: 'help' }) as never;
const told = (problem: string, ageBand: AgeBand, notes = '') =>
  tellSocialStory(brief(problem, ageBand, notes), { seed: 7, recent: [] });
const where = (problem: string, ageBand: AgeBand): string => {
  const { situation, thread } = told(problem, ageBand);
  return `${situation}/${thread}`;
};

describe('scenes of a surgery, a ward and a street', () => {
  test.each([
    ['having an ultrasound of her kidneys and hates the cold gel', '8-10', 'scan/gelscan'],
    ['ultrasound of her tummy on Tuesday', '4-5', 'scan/gelscan'],
    ['her cochlear implant is switched on next month', '6-7', 'hearing-aid/switchon'],
    ['nervous about her implant activation', '11+', 'hearing-aid/switchon'],
    ['hides her hearing aids under her hair at her new school', '8-10', 'hearing-aid/underhair'],
    ["won't wear her hearing aids because she doesn't want people to see them", '11+', 'hearing-aid/underhair'],
    [
      'has to see the GP about her tummy aches and is embarrassed to talk about it',
      '8-10',
      'doctors-visit/saytodoctor',
    ],
    ["won't wear her retainer at night", '11+', 'braces/retainernights'],
    ['HPV vaccine at school with everyone watching', '11+', 'needles/jabhall'],
    ['scared she will cry when they do the jabs at school in front of her class', '8-10', 'needles/jabhall'],
    ["was sick at nursery and now won't eat in case it happens again", '4-5', 'being-sick/eatafter'],
    ['had norovirus and is now scared to eat anything', '8-10', 'being-sick/eatafter'],
    ['just diagnosed coeliac, upset that she cannot eat bread like everyone else', '6-7', 'allergy/ownbread'],
    ['someone shouted at us in the street because of my hijab and she is frightened', '8-10', 'prejudice/shoutedat'],
    ["a man on the bus swore at us for speaking Urdu and now she won't get on a bus", '6-7', 'prejudice/shoutedat'],
    ['has cystic fibrosis and hates her physio every morning', '6-7', 'daily-treatment/chest'],
    ['having two teeth taken out before her brace', '11+', 'dentist/out'],
    ['heart operation coming up, she keeps asking if she will wake up', '8-10', 'operation/watch'],
    ['gets called gay because she has two dads', '11+', 'prejudice/pair'],
    ['smallest in her year and gets called shorty', '11+', 'body-and-looks/sizenames'],
    ['meltdown when the park was shut and we had to go home instead', '4-5', 'change-of-plan/off'],
  ] as const)('%s', (problem, age, expected) => {
    expect(where(problem, age)).toBe(expected);
  });

  test.each([
    ['lost her retainer again', '11+', 'retainernights'],
    ['new hearing aids, keeps taking them out and hiding them', '4-5', 'underhair'],
    ['mum is having an ultrasound because of the new baby', '4-5', 'gelscan'],
    ['coeliac and left out at parties', '8-10', 'ownbread'],
    ['shouted at a boy in the street because he is black', '8-10', 'shoutedat'],
    ['scared of the needle', '8-10', 'jabhall'],
    ['was sick in the car and now hates the car', '6-7', 'eatafter'],
    ['getting a brace next week', '11+', 'retainernights'],
  ] as const)('not: %s', (problem, age, thread) => {
    expect(told(problem, age).thread).not.toBe(thread);
  });
});

describe('who it is told of', () => {
  test('a child who points at a wheelchair uses none', () => {
    for (const problem of [
      'stared and pointed at a man in a wheelchair and said something loud',
      'points at people in wheelchairs',
      'laughed at a boy in a wheelchair at the park',
    ])
      expect(Object.values(told(problem, '4-5').content).join(' ')).not.toMatch(/Nel uses|Nel's wheelchair/);
    expect(where('other children stare at her wheelchair', '6-7')).toBe('new-equipment/staredat');
  });

  test('a wish for other hair is no remark by others', () => {
    expect(understandBrief(brief('says she hates her curly hair and wants it straight', '6-7')).situation.id).toBe(
      'body-and-looks',
    );
    expect(where('a girl in her class said her afro looks like a mop', '8-10')).toBe('prejudice/ownhair');
  });

  test('whoever wants the kiss does not make the rule', () => {
    const { content } = told(
      "doesn't like being hugged and kissed by relatives and doesn't know how to say no",
      '6-7',
      'Her uncle always wants a kiss.',
    );
    expect(Object.values(content).join(' ')).not.toMatch(/uncle can/i);
  });

  test('what has to wait for weeks is not what is hard to do', () => {
    const { content } = told("broken leg, can't play football for six weeks and is miserable", '8-10');
    expect(Object.values(content).join(' ')).not.toMatch(/playing football for six weeks/);
  });
});

describe('what is like another thing in one word only', () => {
  test.each([
    ['hates her freckles', '8-10', 'body-and-looks/freckles'],
    ['asked a lady why she was so fat in the shop', '6-7', 'respecting-differences/loud'],
    ["another boy said she can't play because she is Muslim", '6-7', 'prejudice/door'],
    ["the boys say girls can't play football", '8-10', 'prejudice/forgirls'],
    ['had one MRI go wrong because she panicked, has to go again', '8-10', 'scan/bell'],
    ['needs an x-ray of her arm', '2-3', 'scan/xray'],
    ['skin prick test at the allergy clinic', '6-7', 'needles/prick'],
    ['has ADHD, forgets everything, feels stupid next to her brother', '11+', 'sitting-still/forgetsit'],
    ['has ADHD and thinks she is naughty because she always gets told off', '6-7', 'sitting-still/beforethought'],
    ['shuts down when anyone tells her what to do, even things she wants', '11+', 'demands-too-big/own'],
  ] as const)('%s', (problem, age, expected) => {
    expect(where(problem, age)).toBe(expected);
  });

  test.each([
    ['the allergy clinic wants to do a blood test', '6-7', /no blood/],
    ['thinks her nose is too big and covers her face in photos', '11+', /weight/],
    ["broken wrist and can't write her exams", '11+', /training/],
    ['hates her freckles', '8-10', /red hair/i],
  ] as const)('%s', (problem, age, never) => {
    expect(Object.values(told(problem, age).content).join(' ')).not.toMatch(never);
  });
});
