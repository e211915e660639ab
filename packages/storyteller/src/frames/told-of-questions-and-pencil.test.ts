import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '', seed = 1) => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
  };
};

describe('what it was for, and who called it off', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['someone asked her why her skin is brown', '6-7', 'prejudice/skinasked'],
    ['children ask her why she is brown', '8-10', 'prejudice/skinasked'],
    ['a girl at nursery wanted to know why her skin is so dark', '4-5', 'prejudice/skinasked'],
    ['keeps getting asked about the colour of her skin', '8-10', 'prejudice/skinasked'],
    ['kids at school asked why her skin is brown and touched her hair', '6-7', 'prejudice/hairtouched'],
    ['in foster care with us, contact with mum got cancelled again and she smashed her room up', '8-10', 'fostering/calledoff'],
    ['we foster her, her visit with dad was called off at the last minute', '6-7', 'fostering/calledoff'],
    ["foster child, contact centre cancelled again, she won't talk", '11+', 'fostering/calledoff'],
    ['swears when she loses at board games', '6-7', 'losing-a-game/losewords'],
    ['she uses bad language every time she loses at uno', '8-10', 'losing-a-game/losewords'],
    ['keeps getting sent out of class for shouting out the answers', '6-7', 'interrupting/raised'],
    ['she is always told off for calling out', '8-10', 'interrupting/raised'],
    ['punched a boy in the face at breaktime because he called her mum fat', '8-10', 'hitting/wordsfirst'],
    ['hit a boy who insulted her mum', '8-10', 'hitting/wordsfirst'],
    ['cries whenever she makes a mistake in her writing and rips up the page', '6-7', 'perfectionism/torn'],
    ['has type 1 diabetes and is sick of doing finger pricks in front of people', '8-10', 'long-illness/pricks'],
    ['type 1, hates checking her blood sugar at school where everyone can see', '8-10', 'long-illness/pricks'],
    ["moved here from Spain in september and doesn't speak at school", '8-10', 'new-school/homewords'],
    ['we came from Poland in the summer and she says nothing at school yet', '6-7', 'new-school/homewords'],
    ["can't ride a bike yet and is embarrassed, all her mates ride to the park", '8-10', 'building-confidence/bike'],
    ['scared to take the stabilisers off', '6-7', 'building-confidence/bike'],
    ['a big boy on the bus calls her names and takes her hat', '8-10', 'bullying/wayhome'],
    ['is on a lower book band than her friends and says she is stupid', '6-7', 'reading-is-hard/band'],
  ])('%s (%s)', (problem, ageBand, expected) => {
    expect(told(ageBand, problem).scene).toBe(expected);
  }); // prettier-ignore

  test.each<[string, AgeBand, RegExp]>([
    ['she asked why her skin is brown', '6-7', /skinasked/],
    ["asks me why she is brown and I'm white", '6-7', /skinasked/],
    ['contact with dad cancelled again', '8-10', /calledoff/],
    ['the party was cancelled and she cried', '6-7', /calledoff/],
    ['swears at the xbox when she loses', '8-10', /losewords/],
    ["moved here from London and doesn't speak at school", '8-10', /homewords/],
    ['a boy in her class calls her names and takes her hat', '8-10', /wayhome/],
    ['fell off her bike and will not get on again', '8-10', /building-confidence/],
  ])('%s (%s) is another matter', (problem, ageBand, not) => {
    expect(told(ageBand, problem).scene).not.toMatch(not);
  });

  test('a brush that was held under the tap is not dry', () => {
    const { text } = told('6-7', 'wets the toothbrush and says she has brushed her teeth');
    expect(text).toContain('only wet from the tap');
    expect(told('6-7', 'says she has brushed her teeth when she has not').text).toContain('in its cup, dry');
  });

  test('whom a doctor has seen is not sent to one again', () => {
    for (const seed of [1, 2, 3, 4, 5, 6])
      expect(
        told('6-7', 'tummy ache every monday morning before school, doctor says nothing wrong', '', seed).text,
      ).not.toMatch(/ask a doctor/);
  });

  test('what a friend will not do is no doing of the child, and a grandfather who lives here is no memory', () => {
    expect(told('6-7', 'best friend has a new best friend and wont play with her at lunch').text).not.toMatch(
      /it comes to playing/,
    );
    expect(told('6-7', 'grandad had a stroke and talks funny now', 'Grandad lives with us.').text).not.toMatch(
      /living with/,
    );
  });

  test('a shared room is not told as a telly', () =>
    expect(told('8-10', "stepdad's kids come every other weekend and she has to share her room").text).not.toContain(
      'telly',
    ));
});
