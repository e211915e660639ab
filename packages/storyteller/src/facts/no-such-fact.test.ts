import { expect, test } from 'vitest';
import { readFacts } from './read-facts.ts';

const factsOf = (problem: string): string[] =>
  readFacts(problem, '', 'Zed', '6-7', 'girl').facts.map(({ name, phrase }) => `${name}: ${phrase.text}`);

test.each([
  'She asked me when they will go.',
  "There's a boy in her class whose clothes smell, and she holds her nose when he passes.",
  'We have another appointment on Monday at nine before work.',
  'Send help',
  'I would love a bus story where it goes better with passengers.',
  'We cannot get another pair till next year so I hope you can help her to like these.',
  'She has been walking into door frames and we all just laughed.',
  'She would love to eat an orange.',
  'Her brother came back from the fair as a tiger, and then she asked him and her where the tiger had gone to.',
  'She panics, and I end up with a tangle that lasts until the next wash.',
  'Grandma says "that child chews in slow motion".',
  'She sat on the egg timer.',
  'He is seven, he tells me his brain gets busy the minute his head touches the pillow.',
  'We found a purse of wool and a doll in the hedge, clearly thrown there.',
  'She told her teacher that they use their dragon voices at night.',
  'They put something on it straight away and it is fine, but we have to go back.',
  'We fly to Lagos on the 20th, and she says she will go by bus.',
  'night train with a 3 year old, help',
  'I told her they like clean heads best.',
  'Whenever we begin to talk she climbs between us.',
  'I am in Riyadh, my mother takes care of Angel in Cavite.',
  'She throws her food on the floor and laughs when we tell her off.',
  "She pulls the cat's tail and giggles.",
  'She rips up the drawings of the others and then she is fine.',
  'She draws on the walls and then she is calmer.',
])('nothing of the family is made of "%s"', (problem) => {
  expect(factsOf(problem)).toEqual([]);
});

test.each([
  ['She holds her nose and counts when she is scared.', 'doing: '],
  ['She sleeps with her doll.', 'comforter: {his} doll'],
  ['She is into trains.', 'topic: trains'],
  ['Her grandma takes care of her.', 'helper: Grandma'],
  ['Uses an egg timer for turns.', 'gear: watch the egg timer'],
])('what is told of the child is heard: "%s"', (problem, fact) => {
  expect(factsOf(problem).join(' | ')).toContain(fact);
});
