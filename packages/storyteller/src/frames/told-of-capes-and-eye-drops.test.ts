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
    ['every night at 2am she climbs into bed with us', '6-7', 'sleeping-alone/bigbed'],
    ['eye drops', '2-3', 'taking-medicine/eyedrops'],
    ['has conjunctivitis and fights the drops', '4-5', 'taking-medicine/eyedrops'],
    ['has alopecia and kids keep asking why she has no hair', '6-7', 'body-and-looks/askedhair'],
    ['her brother has leukaemia and she is jealous of his presents', '8-10', 'sibling-with-disability/siblingill'],
    ['her twin has cancer and she thinks she caused it', '4-5', 'sibling-with-disability/siblingill'],
    ["her mum says she will visit and then doesn't come", '8-10', 'parent-away/nocome'],
    ['her dad keeps cancelling last minute and she is heartbroken', '4-5', 'parent-away/nocome'],
    ["has dyslexia and won't go to her small group because they call it the dumb group", '8-10', 'reading-is-hard/groupname'],
    ["won't shower because of the water on her face", '11+', 'bath-time/drytop'],
    ["has to share a room with dad's girlfriend's two kids at his new house", '6-7', 'new-partner/steproom'],
    ['we adopted her last year and she hides food in her bed', '6-7', 'adoption/keptby'],
    ['is a runner, she laughs and looks back and goes', '4-5', 'running-off/catchme'],
    ['screams at new shoes and only wants the old ones', '2-3', 'change-of-plan/newforold'],
    ["won't put her new coat on, she hates anything new", '4-5', 'change-of-plan/newforold'],
    ['has SATs in May and gets headaches and feels sick every Monday', '11+', 'tests/mondaybody'],
    ['her abuela died and she keeps asking when she is coming back from the hospital', '6-7', 'grandparent-death/comesback'],
    ["is getting a bra and doesn't want to talk about it", '11+', 'puberty/bra'],
    ["I've been in and out of hospital, the twins might come early and she stays with my sister", '4-5', 'premature-baby/notyet'],
    ['is starting mainstream school with cochlear implants, worried about batteries and people asking', '6-7', 'hearing-aid/schoolwithit'],
    ['hand dryers', '2-3', 'public-toilets/dryer'],
    ['wont say hello or talk to anyone at nursery but chats all day at home', '4-5', 'talking-at-school/voice'],
    ['mum is in a wheelchair now after her accident and she is embarassed when she picks her up from school', '6-7', 'general/seengate'],
    ["is embarrassed by her mum's wheelchair", '6-7', 'general/seengate'],
    ["doesn't want me to come to school because I am in a wheelchair, says she is embarrassed", '8-10', 'general/seengate'],
    ["won't talk at her new school, she talks fine at home", '6-7', 'talking-at-school/voice'],
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

  test('a family that says heaven hears it, and no heaven is spoken of to any other', () => {
    const asks = "Nana died and she asks when Nana's coming home";
    expect(told('4-5', asks, 'We say she is in heaven').text).toContain('Nana is in heaven, as the family says.');
    expect(told('4-5', asks).text).not.toContain('heaven');
  });

  test.each<[string, string, AgeBand, string]>([
    ['answered the register out loud for the first time. selective mutism', 'Mrs Patel', '6-7', 'spoke-up/voiceout'],
    ['sang to her baby brother when he cried in the car and he stopped', 'brother is Ned', '4-5', 'was-kind/lullaby'],
    ['has stopped sucking her thumb', '', '4-5', 'new-thing-managed/habit'],
  ])('%s is applauded as what it was', (problem, notes, ageBand, scene) => {
    const brief = { name: 'Noor', ageBand, gender: 'girl', problem, notes, occasion: 'celebrate' } as const;
    const story = tellSocialStory(brief, { seed: 1 });
    expect(`${story.situation}/${story.thread}`).toBe(scene);
  });
});
