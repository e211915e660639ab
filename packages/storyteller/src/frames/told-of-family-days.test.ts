import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory, type SocialStory } from '../index.ts';

const told = (ageBand: AgeBand, problem: string, notes = ''): SocialStory =>
  tellSocialStory({ name: 'Leo', ageBand, gender: 'boy', problem, notes }, { seed: 3 });
const textOf = ({ content }: SocialStory): string => READING_ORDER.map((kind) => content[kind]).join('\n');

describe('a story of days at home is told of what the parent named', () => {
  test.each<[AgeBand, string, string]>([
    ['4-5', 'He has to share his birthday with his cousin', 'general/sharedday'],
    ['8-10', 'his birthday is the same day as his sister', 'general/sharedday'],
    ['2-3', 'Daddy shaved his beard off and he will not go near him', 'general/newface'],
    ['4-5', "mummy cut her hair short and he doesn't like it", 'general/newface'],
    ['4-5', 'the builders are in doing the kitchen', 'general/works'],
    ['6-7', 'we got a new car and he misses the old one', 'general/newthing'],
    ['4-5', "won't play by himself for even five minutes", 'general/soloplay'],
    ['2-3', 'plays with the light switches', 'general/switches'],
    ['4-5', 'Nana and Grandpa are coming to stay for Christmas and sleeping in his room', 'general/lentbed'],
    ['4-5', 'throws a wobbly getting in the car seat every morning', 'car-seat/click'],
    ['2-3', 'drops to the floor in the shop when I say no to sweets', 'shopping-trip/shopfloor'],
    ['4-5', 'gets upset when he is picked up late from nursery', 'general/last'],
    ['2-3', "won't share mummy with the new baby", 'new-sibling/arms'],
    ['4-5', "won't let me hold his baby sister", 'new-sibling/arms'],
    ['4-5', 'huge meltdown every time we have to leave the park', 'stopping-play/gate'],
    ['2-3', "screams when it's time to leave soft play", 'stopping-play/gate'],
    ['4-5', 'wants daddy not mummy at bedtime', 'bedtime-routine/who'],
  ])('%s: %s', (band, problem, scene) => {
    const { situation, thread } = told(band, problem);
    expect(`${situation}/${thread}`).toBe(scene);
  });

  test('grandparents who come for Christmas are alive', () => {
    const { situation, alsoAbout } = told('4-5', 'Nana and Grandpa are coming for Christmas and he is overexcited');
    expect([situation, ...alsoAbout.map(({ id }) => id)]).not.toContain('grandparent-death');
  });

  test('whoever kicks off kicks nobody', () => {
    expect(told('4-5', 'kicks off when the telly goes off before tea').thread).not.toBe('hands');
  });

  test('the place that is left stands in it', () => {
    expect(textOf(told('4-5', 'cries when we leave the beach'))).toMatch(/the beach/);
  });

  test('whose face is new, and what is new about it, stand in it', () => {
    const text = textOf(told('4-5', 'grandad has got new glasses and he says it is not grandad'));
    expect(text).toMatch(/Grandad/);
    expect(text).toMatch(/there are glasses/);
  });
});

describe('whoever is hit or bitten has the name that the notes give', () => {
  test.each<[AgeBand, string, string, RegExp]>([
    ['2-3', 'He hits his sister when she takes his toys', 'His sister is called Ivy.', /Leo's sister Ivy can feel/],
    ['4-5', 'bites his baby brother', 'Baby is called Arthur', /baby Arthur/],
    ['6-7', 'he keeps hitting and kicking his little brother', 'Brother Max is 3', /Leo's brother Max/],
    ['4-5', 'pushes his friend over', 'friend is called Mo', /Leo's friend Mo/],
    ['4-5', "keeps hitting his baby brother when I'm busy", 'brother Stan is 10 months', /baby Stan/],
    ['4-5', 'calls his little sister names', 'Sister Peg is 3', /sister Peg/],
    ['2-3', "pulls the dog's tail", 'Dog is Mabel', /hurts Mabel/],
  ])('%s: %s', (band, problem, notes, words) => {
    const story = told(band, problem, notes);
    expect(textOf(story)).toMatch(words);
    expect(textOf(story)).not.toMatch(/ is called /);
    expect(story.leftOut).toEqual([]);
  });

  test('a name without a place in the story is listed, and not told by itself', () => {
    const story = told('4-5', 'screams when we brush his teeth', 'His little brother is called Ted.');
    expect(textOf(story)).not.toMatch(/Ted/);
    expect(story.leftOut).toEqual(['His little brother is called Ted']);
  });
});
