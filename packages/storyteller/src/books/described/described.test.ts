import { describe, expect, it } from 'vitest';
import { withOwnColours } from './with-own-colours.ts';
import { withOwnNames } from './with-own-names.ts';
import { favouriteColour, thingsDescribed } from './things-described.ts';

const book = (...texts: readonly string[]) => ({
  title: 'A day out',
  refrain: null,
  cast: [],
  pages: texts.map((text) => ({
    text,
    scene: { setting: 'beach', time: 'day', weather: 'clear', camera: 'wide', actors: [], things: [] } as const,
  })) as never[],
});
const textsOf = ({ pages }: { readonly pages: readonly { readonly text: string }[] }) => pages.map(({ text }) => text);
const coloured = (details: string, ...texts: readonly string[]) =>
  textsOf(withOwnColours(book(...texts) as never, 'a day out', details, 'middle'));
const named = (details: string, ...texts: readonly string[]) =>
  textsOf(withOwnNames(book(...texts) as never, details, 'middle'));

describe('things as the details describe them', () => {
  it('have their colours and their names', () => {
    expect(thingsDescribed('Grandpa has a blue boat called Sea Star. Her bike is yellow.')).toEqual([
      { nouns: ['boat', 'rowing boat'], colour: 'blue', name: 'Sea Star' },
      { nouns: ['bike', 'bicycle'], colour: 'yellow', name: null },
    ]);
  });

  it.each(['His black cat is called Mo', 'He is in the red team', 'She has blue eyes', 'a red and white scarf'])(
    '"%s" says nothing of a thing',
    (details) => {
      expect(thingsDescribed(details)).toEqual([]);
    },
  );

  it.each([
    ['Favourite colour is purple.', 'purple'],
    ['Loves pink and glitter', 'pink'],
    ['She loves orange.', 'orange'],
    ['Loves orange juice', null],
  ])('"%s" has the favourite colour %s', (details, colour) => {
    expect(favouriteColour(details)).toBe(colour);
  });

  it('a thing that the parent says to be red is red where the book has it', () => {
    expect(coloured('She has a red bucket', 'Mia took a bucket. "A bucket!" said Dad.')).toEqual([
      'Mia took a red bucket. "A bucket!" said Dad.',
    ]);
    expect(coloured('an orange kite', 'There was a blue kite.', 'The blue kite flew.')).toEqual([
      'There was an orange kite.',
      'The orange kite flew.',
    ]);
  });

  it('the favourite colour has the place of one that is there at will, and of no other', () => {
    const details = 'Favourite colour is purple';
    expect(coloured(details, 'A pink wheelbarrow went by.')).toEqual(['A purple wheelbarrow went by.']);
    const needed = ['A red sock and a blue sock hung there.', 'It was red all over.', 'It was as round as a ball.'];
    expect(coloured(details, ...needed)).toEqual(needed);
    expect(coloured('Favourite colour is orange', 'Mia had a kite.')).toEqual(['Mia had an orange kite.']);
  });

  it('a boat is called by its name once, and a place is said where the book has such a place', () => {
    expect(named('a green boat called Doris', 'They rowed out in the boat. It was early.')).toEqual([
      'They rowed out in the boat. The boat was called Doris. It was early.',
    ]);
    expect(named('They live in Brighton', 'Mia was on the beach. It was hot.')).toEqual([
      'Mia was on the beach in Brighton. It was hot.',
    ]);
    expect(named('They live in Brighton', 'Mia was in bed.')).toEqual(['Mia was in bed.']);
  });
});
