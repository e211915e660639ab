import { describe, expect, test } from 'vitest';
import { onlySaid } from './only-said.ts';

const PAGES = 8;
/** A book with a text on its first page, another on its fifth, and nothing of its theme on the rest. */
const of = (theme: string, first: string, { fifth = '', arc = 'family-day', notManaged = [] as string[] } = {}) => {
  const pages = Array.from({ length: PAGES }, (_, n) => ({
    text: n === 0 ? first : n === 4 ? fifth : 'They sat down.',
  }));
  return onlySaid(theme, { title: '', arc, pages: pages as never, notManaged } as never, ['Mia']);
};

describe('what a book only says of its theme', () => {
  test('is what its opening names and nothing comes of', () => {
    expect(of('grandma turns out to be a spy', '"Grandma turns out to be a spy," said Mia.')).toEqual(['spy']);
    expect(of('a fire engine that is scared of water', 'Blaze the fire engine is scared of water.')).toEqual([
      'scared',
      'water',
    ]);
    expect(of('pirates who are allergic to treasure', 'Here are three pirates with their treasure.')).toContain(
      'allergic',
    );
  });

  test('is nothing that comes again where the story turns', () => {
    const told = of('grandma turns out to be a spy', '"Grandma is a spy," said Mia.', { fifth: 'The spy hid.' });
    expect(told).toEqual([]);
  });

  test('is no hero who has a name from then on, no place where it all happens, and not the child', () => {
    expect(of('Mia and a hedgehog', 'Teasel the small hedgehog came to Mia.')).toEqual([]);
    expect(of('under the stairs', 'Nobody went near the dark place under the stairs.')).toEqual([]);
  });

  test('is nothing that the parent hears of anyway, or that the plot is known by', () => {
    expect(of('grandma is a spy', 'Grandma sat down.', { notManaged: ['spy'] })).toEqual([]);
    expect(of('camping in the garden', 'Up went the tent.', { arc: 'camping' })).toEqual([]);
  });

  test('is the whole of a theme that is only played with', () => {
    expect(of('a lost penguin on the bus', 'Mia drew it.', { arc: 'the-one-about' })).toEqual([
      'a lost penguin on the bus',
    ]);
  });
});
