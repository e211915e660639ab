import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';

const told = (theme: string, details: string, age = 5, childName = 'Otto') => {
  const book = tellPictureBook({ theme, childName, age, details }, { seed: 4 });
  return { ...book, text: book.pages.map(({ text }) => text).join(' ') };
};

describe('everybody of the family whom a parent speaks of', () => {
  it.each([
    ['going to the supermarket with Mama and Mimi', '', 'Mama', 'Mimi'],
    ['a day at the zoo with mummy and daddy', '', 'Mummy', 'Daddy'],
    ['Otto learns to ride his bike', 'two dads, Daddy and Papa', 'Daddy', 'Papa'],
    ["a sleepover at Grandma and Grandpa's", '', 'Grandma', 'Grandpa'],
    ["a sleepover at Granny and Grandpa's", 'They are called Savta and Saba', 'Savta', 'Saba'],
  ])('%s (%s): both grown-ups are in it', (theme, details, one, two) => {
    for (const age of [4, 6]) {
      const { text, notManaged } = told(theme, details, age);
      expect(text).toContain(one);
      expect(text).toContain(two);
      expect(notManaged).not.toContain(two);
    }
  });

  it('of two grown-ups who live apart only the one is in it who is asked for', () => {
    expect(told('a day at the zoo with daddy', 'mummy and daddy are divorced').text).not.toContain('Mummy');
  });

  it.each([
    ['baking with Mimi', 'Mimi is her grandma', 'Mimi'],
    ['fishing with Pops', '', 'Pops'],
    ['gardening with Grandad', 'He is called Grandpa Joe', 'Grandpa Joe'],
  ])('%s (%s) is told of one of the family, by the name that the family has', (theme, details, name) => {
    const { text } = told(theme, details);
    expect(text.split(name).length).toBeGreaterThan(3);
    expect(text).not.toMatch(/\bGrand(?:ma|ad)\b/);
  });

  it('a pet and a baby come along where the story has no part for them', () => {
    const { text, cast } = told('building a boat with Grandad', 'a dog called Biscuit, baby sister Lily');
    expect(text).toContain('Biscuit the dog');
    expect(text).toContain('Baby Lily');
    expect(cast.some(({ is, name }) => is === 'baby' && name === 'Lily')).toBe(true);
  });

  it.each([
    ['Otto and his imaginary friend', 'friend is called Bob', 'Bob'],
    ["Otto's bear gets left on the bus", 'bear is called Captain', 'Captain'],
    ['going on the night train with Nai Nai', '', 'Nai Nai'],
    ['my twins start school', 'twin brother Rowan', 'Rowan'],
  ])('%s (%s) has them in it by name', (theme, details, name) => {
    const { text } = told(theme, details);
    expect(text).toContain(name);
    expect(text).not.toMatch(/Billo|\bBear\b|in one sock|under a big hat|and asked why/);
  });

  it('nobody puts out one hand of two', () => {
    expect(told('fishing with Daddy', 'lives with Daddy and Papa').text).not.toContain('and Papa put out');
  });

  it('a baby who is the matter is no baby who comes along', () => {
    expect(told('my baby brother bites', 'baby brother Max').text).not.toContain('Baby Max came too');
  });

  it("at Granny's a sister has the part that a small friend would have", () => {
    const { text, cast } = told("Christmas at Nana's house", 'sister Bella', 6);
    expect(text.split('Bella').length).toBeGreaterThan(3);
    expect(text).not.toContain('in one sock');
    expect(cast.filter(({ is }) => is === 'animal')).toEqual([]);
  });

  it.each(['Dog is called Buster', "Otto's dog is Buster", 'a dog named Buster'])('"%s" names the pet', (details) => {
    expect(told('Otto and his dog find a treasure', details).text).toContain('Buster');
  });

  it('a pet with two words in its name keeps both', () => {
    expect(told('a picnic', 'she has a cat called Mr Pickles').text).toContain('Mr Pickles');
  });
});
