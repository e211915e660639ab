import { expect, test } from 'vitest';
import { whatHelpsIn } from '../what-helps.ts';

const helps = (sentence: string, noted = true): string[] =>
  whatHelpsIn(sentence, 'Leo', '6-7', noted).facts.map(
    ({ name, phrase, by }) => `${name}${by === undefined ? '' : ` (${by})`}: ${phrase.text}`,
  );

test.each([
  [
    'headphones with his playlist, sitting downstairs near the driver, texting me when he gets on',
    [
      'doing: sitting downstairs near the driver',
      'doing: texting a grown-up',
      'thing: headphones with {his} playlist',
    ],
  ],
  [
    'showing him on the calendar, giving him a choice of two other things',
    ['adult: letting {him} choose', 'adult: showing {him} on the calendar'],
  ],
  ['He squeezes his thumb and counts backwards from 20', ['doing: counting backwards from twenty', 'doing: squeezing {his} thumb']],
  ['Playgroup leader Tina stays near', ['adult (Tina): staying near']],
  ['Her preschool teacher Miss Amy reminds her quietly', ['adult (Her preschool teacher): reminding {him} quietly']],
  ['His TA Miss Lowe tells him beforehand when she can', ['adult (His TA): telling {him} beforehand']],
  ['Pull up the hood of her coat helps too', ['doing: pulling up the hood of {his} coat']],
])('a note of %j says what helps', (sentence, expected) => expect(helps(sentence).sort()).toEqual(expected)); // prettier-ignore

test.each([
  'drawing, reading with me, football',
  'Daddy reads to her',
  'She sucks her thumb',
  'he hugs everyone',
  'Mum tells him off',
  'Nana lives next door',
  'The school nurse Mrs Patel helps her',
  'grandad stays with us at weekends',
  'I stand between her and it',
])('a note of %j says nothing that helps', (sentence) => expect(helps(sentence)).toEqual([]));

test('what a parent came with is no note of what helps', () =>
  expect(helps('He squeezes his thumb and counts backwards from 20', false)).toEqual([]));

test('what helps so small a child is sung by a grown-up', () =>
  expect(whatHelpsIn('singing Row Row helps', 'Leo', '2-3').facts[0]).toMatchObject({
    name: 'adult',
    phrase: { text: 'singing Row Your Boat' },
  }));
