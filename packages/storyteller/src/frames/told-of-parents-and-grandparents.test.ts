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
  ['thinks his step brother is dads favourite', '8-10', 'jealousy/favours'],
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
    situation: null,
  } as const;
  const story = tellSocialStory(brief, { seed: 3, recent: [] });
  expect(`${story.situation}/${story.thread}`).toBe(scene);
});
