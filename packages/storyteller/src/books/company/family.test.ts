import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';
import { understandTheme } from '../theme/understand.ts';
import { readFamily } from './family.ts';

const family = (details: string) =>
  readFamily({ theme: 'football', childName: 'Ada', age: 8, details }, understandTheme('football', 'Ada'));

describe('who is beside the child, as the details say', () => {
  it.each([
    "Ada and Marcus, they've been friends since reception",
    'Marcus and Ada are best friends',
    'she is best friends with Marcus',
  ])('%s: a friend', (details) => {
    expect(family(details).siblings.map(({ name, word }) => [name, word])).toEqual([['Marcus', 'friend']]);
  });

  it.each(['Ada and Marcus fight', 'Ada and Marcus were friends and he moved away', 'friends with everybody'])(
    '%s: none',
    (details) => {
      expect(family(details).siblings).toEqual([]);
    },
  );

  it('a teacher keeps the title, and the friend behind a comma is the one who is named', () => {
    const { siblings } = family('Her teacher will be Mrs Okafor, her best friend Milo goes too');
    expect(siblings.map(({ name, word }) => [name, word])).toEqual([['Milo', 'best friend']]);
  });

  it.each([
    ['She rides with her brother Luca. They live in Brighton.', 'Luca'],
    ['She lives with her Abuela and her twin brother Mateo.', 'Mateo'],
    ['His teacher is Miss Lucy. He goes with his friend Bilal.', 'Bilal'],
    ['Her big sister Kitty has already lost four.', 'Kitty'],
    ['His best friend is a girl called Grace.', 'Grace'],
  ])('%s: %s is there', (details, name) => {
    expect(family(details).siblings.map((each) => each.name)).toEqual([name]);
  });

  it.each(['Her sister lives with her dad', 'Her brother Max lives in Spain', 'her sister Ana died'])(
    '%s: nobody',
    (details) => {
      expect(family(details).siblings).toEqual([]);
    },
  );

  it.each([
    ['He lives by the sea. Grandpa has a blue boat.', 'Grandpa', null],
    ['Loves Nana and red wellies.', 'Nana', null],
    ['Her two mums, Mama Kate and Mummy Jen.', 'Mama Kate', 'Mummy Jen'],
    ['With Mum, Dad and baby Finn.', 'Mum', 'Dad'],
    ['To see Granny and Papa in Edinburgh.', undefined, null],
  ])('%s: %s and %s', (details, one, other) => {
    const { grownUp, otherGrownUp } = family(details);
    expect([grownUp?.name, otherGrownUp]).toEqual([one, other]);
  });

  it("the neighbours' twins are no twins of hers", () => {
    const { siblings } = family('Her neighbours are the twins Max and Molly.');
    expect(siblings.map(({ name, word }) => [name, word])).toEqual([
      ['Max', 'friend'],
      ['Molly', 'friend'],
    ]);
  });

  it('a toy is a toy, wherever the word stands', () => {
    expect(family('He has a frog called Hoppy (toy)')).toMatchObject({ pet: null, comforter: 'Hoppy' });
    expect(family('Her teddy is Bobo.').comforter).toBe('Bobo');
  });

  it('what a child does to a toy is no name of it', () => {
    expect(family('Loves her bunny Flopsy').comforter).not.toBe('Loves');
    expect(family('Ellie the elephant goes in her bag').comforter).toBe('Ellie');
  });

  it('nobody has left who plays left back', () => {
    expect(family('plays left back for the Tigers, dad is the coach').grownUp?.name).toBe('Dad');
    expect(family('dad left last year').grownUp).toBeNull();
  });
});

describe('who is ill', () => {
  it.each(['a reindeer who is ill', 'Christmas eve, one of the reindeer is ill', 'a rabbit who is deaf'])(
    '%s is no oddness that is talked about',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
        expect(book.arc).not.toBe('odd-one');
      }
    },
  );
});
