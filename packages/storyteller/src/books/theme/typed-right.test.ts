import { describe, expect, test } from 'vitest';
import { typedRight } from './typed-right.ts';

describe('a theme as its parent would have typed it with more time', () => {
  test.each([
    ['a haunted house that isnt that scary', "a haunted house that isn't that scary"],
    ['a telescope and then its cloudy for three weeks', "a telescope and then it's cloudy for three weeks"],
    ['becuase he doesnt want to', "because he doesn't want to"],
    ['the neighbours parrot', "the neighbour's parrot"],
    ['neighbours dog', "neighbour's dog"],
    ['Its raining and his mums cant drive alot', "It's raining and his mums can't drive a lot"],
    ['Tommorow they recieved the Wierdest hat', 'Tomorrow they received the Weirdest hat'],
    ["dad's car and grandads shed", "dad's car and grandad's shed"],
    ['the alarm at his mums bakery', "the alarm at his mum's bakery"],
    ['our nans house', "our nan's house"],
    ['mosters under the bed', 'monsters under the bed'],
    ['a box with someone elses letters', "a box with someone else's letters"],
  ])('"%s" is quoted as "%s"', (typed, right) => {
    expect(typedRight(typed)).toBe(right);
  });

  test.each([
    'the cat lost its mittens',
    'a witch and its hot broom',
    'two grandads at the beach',
    'all the grandmas bake',
  ])('"%s" stays', (typed) => {
    expect(typedRight(typed)).toBe(typed);
  });
});
