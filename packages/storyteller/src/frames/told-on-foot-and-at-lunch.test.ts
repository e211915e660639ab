import type { AgeBand, Gender } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { tellSocialStory } from '../index.ts';

const told = (problem: string, ageBand: AgeBand, gender: Gender, notes = '') =>
  tellSocialStory({ name: 'Robin', gender, ageBand, problem, notes }, { seed: 3, recent: [] });

it.each([
  ["doesn't want to walk home alone", '11+', 'boy', 'general/onfoot'],
  ['scared to walk home from school on her own', '8-10', 'girl', 'general/onfoot'],
  ['is vegetarian now and the other kids tease her with ham', '8-10', 'girl', 'being-teased/lunchremarks'],
  ['kids laugh because he is vegan', '6-7', 'boy', 'being-teased/lunchremarks'],
  ['copies everything her big sister does and it drives her sister mad', '8-10', 'girl', 'siblings-fighting/copies'],
  ['scared of the dog next door, it jumps at the fence and barks', '6-7', 'girl', 'dogs/fence'],
  ["He has a learning disability and hugs people he doesn't know", '11+', 'boy', 'personal-space/hugsall'],
  ['she hugs strangers in the supermarket', '4-5', 'girl', 'personal-space/hugsall'],
] as const)('"%s" (%s) is told as what it is', (problem, band, gender, scene) => {
  const { situation, thread } = told(problem, band, gender);
  expect(`${situation}/${thread}`).toBe(scene);
});

it('a family that goes to live far away moves house, whoever is left', () => {
  const problem = "we're flying to Australia to live near grandma and she doesn't want to leave her friends";
  expect(told(problem, '6-7', 'girl').situation).toBe('moving-house');
});

it('an animal that goes along goes with the child', () => {
  const { content } = told("won't go upstairs on her own", '8-10', 'girl', 'Our cat Smudge goes with her sometimes');
  expect(Object.values(content).join(' ')).toContain('goes with Robin sometimes');
});
