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
  ['Her preschool teacher Miss Amy reminds her quietly', ['adult (Miss Amy): reminding {him} quietly']],
  ['His TA Miss Lowe tells him beforehand when she can', ['adult (Miss Lowe): telling {him} beforehand']],
  ['Daddy sings the frog song', ['adult (Daddy): singing the frog song']],
  ['His big sister Anna helps him with homework', ['adult ({his} big sister Anna): helping {him} with homework']],
  ['Her uncle is going to teach her', ['adult ({his} uncle): showing {him} how']],
  ['Mum will be with him until he is asleep', ['adult (Mum): staying with {him}']],
  ['The TA, Mrs Boyle, tells her the night before', ['adult (Mrs Boyle): telling {him} the night before']],
  ['We check the wardrobe together every night', ['adult (we): checking the wardrobe with {him}']],
  ['Mrs Hall at school gives her toast', ['adult (Mrs Hall): giving {him} toast']],
  ["Miss Ray sits beside her and doesn't ask questions", ['adult (Miss Ray): staying close']],
  ['she talks to her auntie Jo about it', ['doing: talking to Auntie Jo about it']],
  ['Sits better with his feet on a step', ['doing: putting {his} feet on a step']],
  ['a squashy ball keeps his hands busy', ['thing: a squashy ball']],
  ['Pull up the hood of her coat helps too', ['doing: pulling up the hood of {his} coat']],
])('a note of %j says what helps', (sentence, expected) => expect(helps(sentence).sort()).toEqual(expected)); // prettier-ignore

test.each([
  'drawing, reading with me, football',
  'Daddy drives a red van',
  'Grandma pushes her on Tuesdays',
  'Auntie Carol picks her up from school',
  'Mum works nights',
  'his brother shouts at him',
  'Nana lets him have sweets',
  'she keeps asking when it stops',
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
    phrase: { text: 'singing Row, Row, Row' },
  }));
