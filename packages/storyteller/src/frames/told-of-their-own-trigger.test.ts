import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
    leftOut: story.leftOut,
  };
};

describe('what a parent says it is about has a scene of its own', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ["screams at the hairdresser, we can't even get the cape on", '2-3', 'haircut/capeon'],
    ["won't have the gown on at the barbers", '6-7', 'haircut/capeon'],
    ['her tooth is wobbly and she refuses to eat in case it falls out', '6-7', 'wobbly-tooth/wobbleeat'],
    ['is only eating soup because she has a loose tooth', '8-10', 'wobbly-tooth/wobbleeat'],
    ['is up every night in our bed, we are all exhausted', '8-10', 'general/ourbed'],
    ['every night at 2am she climbs into bed with us', '6-7', 'general/ourbed'],
    ['eye drops', '2-3', 'taking-medicine/eyedrops'],
    ['has conjunctivitis and fights the drops', '4-5', 'taking-medicine/eyedrops'],
    ['has alopecia and kids keep asking why she has no hair', '6-7', 'body-and-looks/askedhair'],
    ['her brother has leukaemia and she is jealous of his presents', '8-10', 'sibling-with-disability/siblingill'],
    ['her twin has cancer and she thinks she caused it', '4-5', 'sibling-with-disability/siblingill'],
    ["her mum says she will visit and then doesn't come", '8-10', 'parent-away/nocome'],
    ['her dad keeps cancelling last minute and she is heartbroken', '4-5', 'parent-away/nocome'],
    ["has dyslexia and won't go to her small group because they call it the dumb group", '8-10', 'reading-is-hard/groupname'],
    ["won't shower because of the water on her face", '11+', 'bath-time/drytop'],
    ['refuses to walk and wants to be carried everywhere', '2-3', 'general/carry'],
  ])('%s', (problem, age, scene) => {
    expect(told(age, problem).scene).toBe(scene);
  }); // prettier-ignore

  test('what a child fears about the illness of a brother is answered, and not listed', () => {
    const { text, leftOut } = told(
      '6-7',
      'Her little brother has leukaemia. She is afraid to catch it and afraid she caused it',
      'brother Sam',
    );
    expect(text).toContain('Sam');
    expect(text).toMatch(/Nobody catches leukaemia/);
    expect(text).toMatch(/caused it/);
    expect(leftOut).toEqual([]);
  });
});
