import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') =>
  [1, 2].map((seed) => {
    const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed });
    return {
      scene: `${story.situation}/${story.thread}`,
      text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
    };
  });

describe('what a parent says of it is what the story tells', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['clamps her mouth shut when we try to brush her teeth', '2-3', 'brushing-teeth/shut'],
    ["won't open her mouth for the toothbrush", '4-5', 'brushing-teeth/shut'],
    ["always says she has brushed her teeth when she hasn't", '6-7', 'brushing-teeth/drybrush'],
    ['lies about brushing her teeth', '8-10', 'brushing-teeth/drybrush'],
    ["wants to brush her own teeth and won't let me do it", '2-3', 'brushing-teeth/ownbrush'],
    ['is scared of her new electric toothbrush because it buzzes', '6-7', 'brushing-teeth/buzz'],
    ['hates having her hair washed because the water goes in her eyes', '4-5', 'bath-time/eyes'],
    ['screams when we rinse her hair, says it stings her eyes', '8-10', 'bath-time/eyes'],
    ['she did a poo in the bath and now she is too scared to go in', '4-5', 'bath-time/bathpoo'],
    ["suddenly won't get in the bath, she was fine before", '2-3', 'bath-time/notin'],
    ['our new house only has a shower and she will only have a bath', '4-5', 'bath-time/above'],
    ["won't let me put her hair up in a ponytail for school", '4-5', 'hair-brushing/hairup'],
    ['scared of nail clippers because I nipped her finger once and it bled', '6-7', 'nail-cutting/nipped'],
    ['thinks cutting nails will hurt', '4-5', 'nail-cutting/willhurt'],
    ['wants another story and another story every night', '4-5', 'bedtime-routine/lastpage'],
    ['screams at bedtime as soon as we go upstairs', '2-3', 'bedtime-routine/wayup'],
    ["kicks off every time we say it's bedtime", '4-5', 'bedtime-routine/wayup'],
    ["won't go to sleep unless I lie next to her until she's asleep", '4-5', 'sleeping-alone/besideme'],
    ['wakes up every night and shouts for mummy', '2-3', 'sleeping-alone/calls'],
  ])('%s (%s)', (problem, ageBand, expected) => {
    for (const { scene } of told(ageBand, problem)) expect(scene).toBe(expected);
  });

  test('a dentist, a brother and who is asked for are there by name', () => {
    const [dentist] = told(
      '6-7',
      'scared of her electric toothbrush, it buzzes',
      'the dentist, Dr Patel, gave it to her',
    );
    expect(dentist?.text).toContain('Dr Patel');
    const [room] = told('6-7', 'scared to sleep in her room since we moved her brother out', 'brother Ted');
    expect(room?.text).toContain('brother Ted');
    const [later] = told('8-10', "it's not fair that her brother stays up later", 'brother Jake is 13');
    expect(later?.text).toContain('brother Jake');
    const [goodnight] = told('4-5', 'only wants mummy to put her to bed, screams if daddy does it');
    expect(goodnight?.text).toContain('Mummy and not Daddy');
  });

  test('whoever has died is what the story is about, though it shows at bath time', () => {
    for (const { scene } of told('4-5', "since her grandad died she won't open her mouth for the toothbrush"))
      expect(scene).not.toContain('brushing-teeth');
  });
});
