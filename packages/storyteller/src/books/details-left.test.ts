import { expect, test } from 'vitest';
import { detailsLeft } from './details-left.ts';

const left = (details: string, text: string, theme: string) =>
  detailsLeft(details, { title: '', pages: [{ text, scene: {} }] as never, cast: [] }, 'Mia', [], theme);

test.each([
  ['she knits all the time', 'Grandma sat there all the time.', 'grandma is a spy'],
  ['our cupboard under the stairs has the hoover in it', 'It was dark under the stairs.', 'a monster under the stairs'],
  ["she doesn't like putting her face in", 'Mia put one foot in. It was like a bath.', 'learning to swim'],
  ['she has a trampoline in the garden', 'Down it fell, into the garden.', 'a star in my garden'],
])(
  '%j is named to the parent where a book has only words of it that any book has, or that the theme had',
  (...said) => {
    expect(left(...said)).toEqual([said[0]]);
  },
);

test.each([
  ['she knits all the time', 'Grandma knits and knits.', 'grandma is a spy'],
  ['she has a trampoline in the garden', 'It bounced on the trampoline.', 'a star in my garden'],
  ['the garden is big', 'Down it fell, into the garden.', 'a star in my garden'],
])('%j is not where it is told', (...said) => expect(left(...said)).toEqual([]));
