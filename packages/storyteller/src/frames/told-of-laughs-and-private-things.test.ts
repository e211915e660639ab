import type { AgeBand } from '@storylantern/contract';
import { READING_ORDER } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'boy', problem, notes }, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
  };
};
const SCHOOL = ['4-5', '6-7', '8-10'] as const;
const OLDER = ['6-7', '8-10', '11+'] as const;

describe('what others laugh at or pass on is told from the side of whom it meets', { timeout: 120_000 }, () => {
  test.each<[string, readonly AgeBand[], string]>([
    ['was laughed at for wearing nail varnish to school', [...SCHOOL, '11+'], 'being-teased/worntoplease'],
    ['loves wearing dresses and boys laughed at him', SCHOOL, 'being-teased/worntoplease'],
    ['got teased for painted nails', [...SCHOOL, '11+'], 'being-teased/worntoplease'],
    ['wears a dress to nursery and others laugh', ['4-5'], 'being-teased/worntoplease'],
    ['wore a skirt to school and got mocked', OLDER, 'being-teased/worntoplease'],
    ['they make fun of his nail polish', OLDER, 'being-teased/worntoplease'],
    ['our foster child calls his teacher Mum', SCHOOL, 'fostering/mumforothers'],
    ['he is in foster care and calls every woman mum, also his teacher', SCHOOL, 'fostering/mumforothers'],
    ['foster child who calls her teacher mummy', SCHOOL, 'fostering/mumforothers'],
    ['calls the teacher Mum by mistake and others laughed', SCHOOL, 'being-teased/teachermum'],
    ['called his teacher mum by accident and the class laughed', SCHOOL, 'being-teased/teachermum'],
    ['his classmates make fun of his disabled brother', [...SCHOOL, '11+'], 'sibling-with-disability/siblingmocked'],
    ["kids at school laugh at his sister who has Down's syndrome", [...SCHOOL, '11+'], 'sibling-with-disability/siblingmocked'],
    ['they mock his autistic brother on the bus', OLDER, 'sibling-with-disability/siblingmocked'],
    ['children laugh at his brother because he is autistic', SCHOOL, 'sibling-with-disability/siblingmocked'],
    ['a friend found his pull-ups at a sleepover and told the class', OLDER, 'bed-wetting/foundout'],
    ['his friend saw his pull-ups at a sleepover and told other boys', OLDER, 'bed-wetting/foundout'],
    ['wet the bed on the residential and now everyone knows', OLDER, 'bed-wetting/foundout'],
    ['kids make jokes about his nut allergy', [...SCHOOL, '11+'], 'allergy/nojoke'],
    ["classmates joke about his allergy and say they'll put nuts in his lunch", SCHOOL, 'allergy/nojoke'],
    ['gets teased for his peanut allergy', OLDER, 'allergy/nojoke'],
  ])('%s', (problem, bands, scene) => {
    for (const band of bands) expect([band, told(band, problem).scene]).toEqual([band, scene]);
  });

  test.each<[string, RegExp]>([
    ['laughs at a boy who wears a dress', /worntoplease/],
    ['bites his nails', /worntoplease/],
    ['called another boy names', /teachermum|mumforothers/],
    ['he makes fun of his autistic brother', /siblingmocked/],
    ['is embarrassed by his autistic brother', /siblingmocked/],
    ['is afraid someone will see his pull-ups at a sleepover', /foundout/],
    ['has a nut allergy and a party on Saturday', /nojoke/],
  ])('%s is another matter', (problem, scene) => {
    for (const band of SCHOOL) expect(told(band, problem).scene).not.toMatch(scene);
  });

  test('whoever was laughed at is not told as the one who laughed', () => {
    for (const band of OLDER)
      expect(told(band, 'was laughed at for wearing nail varnish to school').text).not.toMatch(/may have said it/);
  });
}); // prettier-ignore
