import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { understandTheme } from './understand.ts';

describe('what a theme asks for', () => {
  test.each([
    ['dragons who are scared of butterflies', 'fear'],
    ['bedtime with a sleepy bear', 'bedtime'],
    ['first visit to the dentist', 'first'],
    ['helping a lost owl find its way home', 'help'],
    ['Leo and the lost teddy', 'lost'],
    ['two penguins swap places', 'mix-up'],
    ['too many ducks', 'too-many'],
    ['baking a cake', 'make'],
    ['a quokka makes friends', 'friend'],
    ['a trip to the moon', 'go'],
    ['a penguin who wants to fly', 'want'],
    ['a unicorn', 'none'],
  ])('%j asks for %s', (theme, relation) => expect(understandTheme(theme, null).relation).toBe(relation));
});

describe('who and what a theme names', () => {
  test('the side of the relation gives the part', () => {
    const theme = understandTheme('a grumpy dragon who is scared of butterflies', 'Mia');
    expect(theme.hero).toMatchObject({ word: 'dragon', adjectives: ['grumpy'], plural: false, known: true });
    expect(theme.other).toMatchObject({ word: 'butterfly', plural: true });
    expect(theme.clause).toBe('is scared of butterflies');
  });

  test('the longest name wins, and two kinds side by side are one somebody', () => {
    expect(understandTheme('my daughter and her guinea pig go to the moon', null)).toMatchObject({
      hero: { word: 'guinea pig' },
      place: { word: 'moon' },
      childRole: 'girl',
    });
    expect(understandTheme('a pirate princess on an island', null).hero?.word).toBe('pirate princess');
  });

  test('names in the theme are kept, and its own names are not the child’s', () => {
    expect(understandTheme('Leo and the lost teddy', 'Max').heroName).toBe('Leo');
    expect(understandTheme('our dog Biskit goes to the beach', 'Max').hero?.name).toBe('Biskit');
    expect(understandTheme('a penguin called Waddles', null).hero?.name).toBe('Waddles');
  });

  test('"to the" makes a place of a word nobody knows, and an unknown word claims nothing', () => {
    const theme = understandTheme('a rabbit goes to the zorbles', null);
    expect(theme.place).toMatchObject({ known: false, place: null });
    expect(understandTheme('a zorble who is scared of flimps', null).hero).toMatchObject({
      word: 'zorble',
      known: false,
    });
  });

  test('what it wants is kept in its base form', () => {
    expect(understandTheme('a robot who learns to dance', null).want).toBe('dance');
    expect(understandTheme('a cloud who wanted to be a sheep', null).want).toBe('be a sheep');
  });

  test('words that find no part are listed', () => {
    expect(
      understandTheme('a hen and the parliament', null).unused.concat(understandTheme('a hen quietly', null).unused),
    ).toContain('quietly');
  });
});

describe('themes as they are typed', () => {
  test.each([
    ['Can you write a story about a unicorn please', 'unicorn'],
    ['A BOOK ABOUT A DRAGON!!!', 'dragon'],
    ['"the sleepy sloth"', 'sloth'],
    ['🦖', 'dinosaur'],
    ['a drgon', 'dragon'],
    ['pengiun on holiday', 'penguin'],
    ['elefant', 'elephant'],
  ])('%j is about a %s', (theme, hero) => expect(understandTheme(theme, null).hero?.word).toBe(hero));

  test('a place that feels something is somebody', () => {
    expect(understandTheme('a mountain that wanted to move', null).hero?.word).toBe('mountain');
    expect(understandTheme('a trip to the mountain', null).hero).toBeNull();
  });

  test('a thing that is only done something with is nobody', () => {
    for (const theme of ['jumping in puddles', 'playing the drums', 'a story about loud noises'])
      expect(understandTheme(theme, 'Mia').hero, theme).toBeNull();
  });

  test('where a first day is, is a place even when nobody knows it', () => {
    expect(understandTheme('first day at the zorble', 'Max')).toMatchObject({
      relation: 'first',
      hero: null,
      place: { word: 'zorble', known: false },
    });
  });

  test('one of the family who is something is called as the family calls them', () => {
    expect(understandTheme('granny is a pirate', 'Tess').hero).toMatchObject({ word: 'pirate', name: 'Granny' });
  });

  test('helping in the kitchen is making something', () => {
    expect(understandTheme('helping mummy in the kitchen', 'Ivy')).toMatchObject({ relation: 'make', hero: null });
  });

  test('a worried hedgehog is worried; nobody is afraid of the hedgehog', () => {
    expect(understandTheme('a worried hedgehog', null)).toMatchObject({ relation: 'none', hero: { word: 'hedgehog' } });
  });

  test('the feet of a duck are nobody', () => {
    expect(understandTheme('a duck who is afraid of getting her feet wet', 'Mia').other).toBeNull();
    expect(understandTheme('a bear with a bee stuck in his ear', 'Mia').thing?.being ?? null).toBeNull();
  });

  test('somebody else’s characters become what they are', () => {
    expect(understandTheme('Elsa builds a boat', null)).toMatchObject({
      hero: { word: 'snow queen' },
      dropped: ['Elsa'],
    });
  });

  test('of a long account the first sentences count', () => {
    const theme = understandTheme(
      `A fox goes to the moon. ${'We had a long day at the zoo with giraffes. '.repeat(40)}`,
      null,
    );
    expect(theme.hero?.word).toBe('fox');
    expect(theme.raw.length).toBeLessThan(300);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), fc.option(fc.string()), (theme, name) => {
        expect(understandTheme(theme, name).unused).toBeInstanceOf(Array);
      }),
      { numRuns: 300 },
    );
  });
});
