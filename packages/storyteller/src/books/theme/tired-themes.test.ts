import { describe, expect, test } from 'vitest';
import { understandTheme } from './understand.ts';

const roles = (asked: string): object => {
  const { relation, hero, other, place, thing } = understandTheme(asked, null);
  return Object.fromEntries(
    Object.entries({ relation, hero: hero?.word, other: other?.word, place: place?.word, thing: thing?.word }).filter(
      ([, word]) => word !== undefined,
    ),
  );
};

describe('themes as tired parents type them', () => {
  test.each([
    ['a hippo who wont get out of the bath', "won't get out of the bath"],
    ['a lion with no roar', 'has no roar'],
    ['a zebra without stripes', 'has no stripes'],
    ['a llama in pyjamas', 'wears pyjamas'],
    ['a pirate ship made of cheese', 'is made of cheese'],
    ['a cactus looking for a hug', 'is looking for a hug'],
    ['the cat who ate the birthday cake', 'ate the birthday cake'],
    ['a dinasaur who wants to be a balerina', 'wants to be a ballerina'],
    ['an owl who is afraid of the dark and a firefly who helps him', 'is afraid of the dark'],
  ])('%j says of its hero: %s', (asked, clause) => expect(understandTheme(asked, null).clause).toBe(clause));

  test.each([
    ['the noisy neighbour upstairs'],
    ['a girl and her kite cross the desert'],
    ['a princess with a friendly dragon'],
  ])('%j says nothing of its hero but who it is', (asked) => expect(understandTheme(asked, null).clause).toBeNull());

  test.each([
    ['my imaginary friend is a giant hamster', { relation: 'friend', other: 'giant hamster' }],
    ['the wind stole my hat', { relation: 'lost', thing: 'hat' }],
    ['a wolf who is allergic to sheep', { relation: 'none', hero: 'wolf' }],
    ['a hare who loses a race and is happy', { relation: 'none', hero: 'hare' }],
    ['my red wellies', { relation: 'none', thing: 'welly' }],
    ['a spoon who wants to be a fork', { relation: 'want', hero: 'spoon' }],
    ['a very hungry snake at the school canteen', { relation: 'none', hero: 'snake', place: 'school canteen' }],
    ['a ninja hamster saves the school', { relation: 'none', hero: 'ninja hamster', place: 'school' }],
  ])('%j: who and what', (asked, expected) => expect(roles(asked)).toEqual(expected));

  test('a girafe who is scard of hights is afraid, and of heights', () => {
    const { relation, hero, fear } = understandTheme('a girafe who is scard of hights', null);
    expect([relation, hero?.word, fear?.id]).toEqual(['fear', 'giraffe', 'high places']);
  });

  test('who goes camping is not sent to the beach', () => {
    const { place, first, occasion } = understandTheme('they go camping in the rain', null);
    expect(place).toBeNull();
    expect(first?.id).toBe('camping');
    expect(occasion?.weather).toBe('rain');
  });
});

describe('the day of a theme', () => {
  test.each([
    ['christmas eve and a reindeer with a cold', 'It was Christmas Eve.'],
    ['diwali lamps and a little mouse', 'It was Diwali.'],
    ['a quiet day with nothing to do', 'It was a quiet day.'],
    ['the last day of summer', 'It was the last day of summer.'],
    ['trick or treating with a vampire', 'It was Halloween.'],
  ])('%j: %s', (asked, line) => expect(understandTheme(asked, null).occasion?.lines[0]).toBe(line));

  test('what somebody is named after is no day', () => {
    expect(understandTheme('a rain dragon and a snow queen', null).occasion).toBeNull();
  });
});
