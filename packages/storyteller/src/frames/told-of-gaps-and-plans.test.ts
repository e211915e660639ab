import type { AgeBand } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { tellSocialStory } from '../index.ts';

const told = (problem: string, ageBand: AgeBand, notes = '') => {
  const story = tellSocialStory({ name: 'Robin', gender: 'girl', ageBand, problem, notes }, { seed: 3, recent: [] });
  return { ...story, scene: `${story.situation}/${story.thread}`, text: Object.values(story.content).join('\n') };
};

describe('what a body does, or others forget, is told as itself', () => {
  it.each<[string, AgeBand, string]>([
    ["has absence seizures and kids say she's ignoring them", '8-10', 'long-illness/absences'],
    ['has absences, teacher thinks she is daydreaming', '6-7', 'long-illness/absences'],
    ['was told off for ignoring the teacher, it was an absence', '6-7', 'long-illness/absences'],
    ["is deaf in one ear and can't follow what people say in the dinner hall", '8-10', 'hearing-aid/oneear'],
    ["can't hear on one side and misses what friends say at lunch", '6-7', 'hearing-aid/oneear'],
    ['sickle cell, misses lots of school and feels left behind', '8-10', 'long-illness/daysoff'],
    ['always off school with her kidney condition and behind with everything', '11+', 'long-illness/daysoff'],
    ['type 1, hides her pump under a big jumper and skips injections at school', '11+', 'long-illness/insulin'],
    ['diabetic, wont inject in front of anyone', '11+', 'long-illness/insulin'],
    ['has crohns, needs to leave class for the toilet a lot', '8-10', 'public-toilets/pass'],
    ['ulcerative colitis, scared of having an accident at school', '11+', 'public-toilets/pass'],
    ['scratches her eczema at night till it bleeds', '4-5', 'long-illness/skin'],
    [
      'wheelchair user, nobody on the school trip thought about how she would get on the coach',
      '11+',
      'first-trip/stairsplan',
    ],
    ['in a wheelchair, the school trip is somewhere with stairs', '8-10', 'first-trip/stairsplan'],
    ["doesn't want the class to know she is autistic", '8-10', 'being-autistic/whomtotell'],
    ["doesn't want anyone to know she has ADHD", '11+', 'having-adhd/keptletters'],
    ['calls herself fat', '8-10', 'body-and-looks/saysfat'],
    ['asked me if she is fat', '6-7', 'body-and-looks/saysfat'],
    ['covered in spots, picks them and wont leave the house', '11+', 'body-and-looks/spots'],
    ["thinks there's a fox under her bed", '4-5', 'monsters/foxnight'],
    ['wees on the floor in her bedroom rather than go to the toilet at night', '4-5', 'potty-training/weeroom'],
    ["found out she's been weeing in the bin in her bedroom", '8-10', 'potty-training/weeroom'],
    ["scared she'll be sick at school since the sick bug went round", '6-7', 'being-sick/desk'],
    ["new AAC tablet, doesn't want to take it to nursery", '4-5', 'talking-another-way/first'],
  ])('%s (%s): %s', (problem, band, scene) => expect(told(problem, band).scene).toBe(scene));

  it.each<[string, AgeBand, string]>([
    ['unauthorised absences from school', '8-10', 'absences'],
    ['deaf in one ear and hates her new hearing aid', '8-10', 'oneear'],
    ['hides her libre sensor under her sleeve', '8-10', 'insulin'],
    ['in a wheelchair and people stare at her on trips', '8-10', 'stairsplan'],
    ['a boy called her fat', '8-10', 'saysfat'],
    ["skips lunch, says she's fat", '11+', 'saysfat'],
    ['a fox got our hens', '4-5', 'foxnight'],
    ['wees on the floor at nursery', '4-5', 'weeroom'],
    ['meltdown every time we leave the house', '4-5', 'spots'],
    ['the other kids take her talker and press buttons', '4-5', 'first'],
  ])('%s (%s) is not "%s"', (problem, band, thread) => expect(told(problem, band).thread).not.toBe(thread));

  it('a story of one ear has no device that nobody spoke of', () => {
    for (const band of ['4-5', '6-7', '8-10', '11+'] as const)
      expect(told('deaf in one ear, cannot follow what friends say', band).text).not.toMatch(/\bdevice|hearing aid/i);
  });

  it('two things that are done stand alike', () => {
    const { text } = told('pulls her eyelashes out when reading or watching tv', '8-10');
    expect(text).toMatch(/reads or watches TV/);
  });
});
