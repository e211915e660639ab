import { describe, expect, test } from 'vitest';
import { whatHelpsIn } from '../what-helps.ts';
import { noHelpsIn } from './no-help.ts';

const helps = (sentence: string): string[] =>
  whatHelpsIn(sentence, 'Leo', '6-7').facts.map(({ name, phrase }) => `${name}: ${phrase.text}`);

describe('what already helps, in whatever words', () => {
  test.each([
    ["what helps is squeezing her bunny's ear", ["doing: squeezing {his} bunny's ear"]],
    ['Counting to ten with Dad works when he gets like this', ['doing: counting to ten with Dad']],
    ['he calms down when I sing wheels on the bus', ['adult: singing The Wheels on the Bus']],
    ["It's much better if Grandma holds their hand", ['adult: holding {his} hand']],
    ['If we go outside for five minutes it passes', ['adult: going outside for five minutes with {him}']],
    ['Numbing cream helps', ['adult: putting on numbing cream early']],
    ['she says a little rhyme in her head and that gets her through', ['doing: saying a little rhyme in {his} head']],
    ['a tight squeeze from daddy is the only thing that calms him', ['adult: giving {him} a tight squeeze']],
    ['Hot water bottle is her go to', ['thing: a hot water bottle']],
    ["if his food isn't touching he's fine", ['adult: keeping the foods apart']],
    ['reading with me for 10 mins works wonders', ['adult: reading with {him} for ten minutes']],
    ['nana brushes her hair every night and that calms her', ['adult: brushing {his} hair']],
    ['it helps if I show her on teddy first', ['adult: showing {him} on teddy first']],
    ['Her teacher lets her have a minute outside', ['adult: letting {him} have a minute outside']],
    ['Whenever she is upset drawing pulls her out of it', ['doing: drawing']],
    ["He's fine once he's had something to eat", ['thing: a snack']],
    ['key worker Amy says a teether helps', ['thing: a teether']],
    ['she likes me to draw circles on her back when she is upset', ['adult: drawing circles on {his} back']],
    ['Leo copes better if Leo can pour the water himself', ['doing: pouring the water {himself}']],
    ["She's gentle when we let her hold his bottle", ['adult: letting {him} hold the bottle']],
    ['five star jumps between questions works', ['doing: doing five star jumps between questions']],
    ['counting each finger helps, so does a hug', ['doing: counting each finger', 'thing: a hug']],
    [
      'ear defenders, sitting at the end of the row, and knowing when its over all help',
      ['adult: telling {him} when it will be over', 'thing: ear defenders', 'doing: sitting at the end of the row'],
    ],
  ])('%j gives %j', (sentence, expected) => expect(helps(sentence).sort()).toEqual([...expected].sort()));

  test.each([
    'nothing helps',
    "counting doesn't help",
    'Dad works nights',
    'she helps her sister',
    "he's better at maths",
    'grandpa helps with homework',
    'he hits me when he is angry',
    'giving him the ipad helps',
    'calpol helps',
    "I drink too much and I'm getting help now, going to a clinic for 4 weeks",
    'her dad is getting some help for his drinking',
    'We shout a lot and we need help',
    'When I drink too much she calms down',
    'He loves his dog and watching the rain is OK',
  ])('%j tells of no help', (sentence) => expect(helps(sentence)).toEqual([]));

  test('what no story can say is remembered in the words of the parent', () =>
    expect(whatHelpsIn('giving him the ipad helps', 'Leo', '6-7').unused).toEqual([
      { sentence: 'giving him the ipad helps', words: 'giving him the ipad helps' },
    ]));
});

test('what was seen not to help is known by the words in which stories offer it', () => {
  const barred = (text: string, offered: string): boolean => noHelpsIn(text).some((each) => each.test(offered));
  expect(barred("Looking away doesn't help, he likes to watch", '{he} can look away.')).toBe(true);
  expect(barred('Breathing exercises make her more anxious', '{he} can take three slow breaths.')).toBe(true);
  expect(barred('she hates being hugged', '{helper} can give a hug.')).toBe(true);
  expect(barred('Counting helps', '{he} can count to ten.')).toBe(false);
});
