import { expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

/** What a parent says at home, the age, and the situation and scene that tell it. */
const SAID: readonly (readonly [string, '2-3' | '4-5' | '6-7' | '8-10' | '11+', string])[] = [
  ['lies awake worrying about mum and dad dying', '8-10', 'feeling-worried/mightdie'],
  ['scared that mummy will die', '2-3', 'feeling-worried/mightdie'],
  ['she is terrified I am going to die', '6-7', 'feeling-worried/mightdie'],
  ['scared her mum will die, keeps texting from school', '11+', 'feeling-worried/mightdie'],
  ['keeps asking what happens if I die', '6-7', 'feeling-worried/die'],
  ['his mum has cancer and he is scared she will die', '8-10', 'parent-ill/asks'],
  ['foster lad hoards food in his room', '11+', 'fostering/bread'],
  ['wont sleep in his own bed, comes in to us every night', '2-3', 'sleeping-alone/bigbed'],
  ['His dad stopped coming to see him last year and he thinks it is his fault', '6-7', 'parent-away/nolonger'],
  ["Her father doesn't see her any more", '8-10', 'parent-away/nolonger'],
  ['His dad has stopped contact and he says he does not care', '11+', 'parent-away/nolonger'],
  ['dad said he would come on saturday and then he did not come', '6-7', 'parent-away/nocome'],
  ['Her nana favours her cousin and buys her more', '4-5', 'jealousy/favours'],
  ["Great gran lives in a care home and she doesn't like going in because of the smell", '4-5', 'general/homesmells'],
  ['grandad lives in a care home now', '8-10', 'general/carehome'],
  ['Nan gives him chocolate in secret and tells him not to tell mummy', '4-5', 'general/quietsweets'],
  ['a man gave her sweets and said not to tell', '8-10', 'body-safety/silence'],
  ['nan gives him sweets in secret and touches his body', '8-10', 'body-safety/surprise'],
  ['spends his pocket money as soon as he gets it then wants more', '6-7', 'general/spent'],
  ['nags for a dog and we cant have one because of dads allergies', '6-7', 'handling-disappointment/nopet'],
  ['She will stay with nanny and grandad for a week while I have the baby', '2-3', 'first-sleep-away/nansbed'],
  ['twin sister always gets to choose and she gives in then cries later', '4-5', 'jealousy/givesin'],
  ['Gets out of bed 10 times a night asking for water, wee, another cuddle', '4-5', 'bedtime-routine/lastsip'],
  ['his mum (my ex) says nasty things about me to him', '8-10', 'parents-divorce/aboutother'],
  ['her dad bad mouths me to her every weekend', '11+', 'parents-divorce/aboutother'],
  ['gaming till 2am and cant get up for school', '11+', 'screen-time/night'],
  ["wants £120 trainers like his friends and we won't buy them", '8-10', 'peer-pressure/everyonehas'],
  ['jealous of her stepsister who lives with her dad all the time', '8-10', 'new-partner/eachday'],
];

test.each(SAID)('%s', (problem, ageBand, scene) => {
  const brief = {
    name: 'Robin',
    ageBand,
    gender: null,
    problem,
    notes: '',
    occasion: 'help',
    person: 'third',
  } as const;
  const story = tellSocialStory(brief, { seed: 3, recent: [] });
  expect(`${story.situation}/${story.thread}`).toBe(scene);
});
