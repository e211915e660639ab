import { describe, expect, test } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';

const told = (theme: string, age = 6) => tellPictureBook({ theme, age, childName: 'Mia', details: null }, { seed: 4 });

describe('which book a theme becomes (028)', () => {
  test.each([
    ['a dragon who works as a baker but keeps burning the bread', /burning the bread/i],
    ['saving the bees in our garden', /bees in our garden/i],
    ['two clouds who argue about the weather', /argue about the weather/i],
    ['the king of the compost heap', /king of the compost heap/i],
    ['a girl builds a robot and it gets her homework wrong', /build a robot/i],
  ])('"%s" is told in its own words where another book would be about something else', (theme, words) => {
    const book = told(theme);
    expect(book.notManaged).toEqual([]);
    expect(book.pages.map((page) => page.text).join(' ')).toMatch(words);
  });

  test.each([
    ['a camping trip where the tent blows away', 'camping'],
    ['camping in the woods', 'camping'],
    ['a train that refuses to go through tunnels', 'scared-of-tunnels'],
    ['a den in the woods', 'den'],
    ['a penguin that hates fish', 'fussy-eater'],
    ['a hippo with hiccups at the opera', 'hiccups'],
    ['a mermaid who wants to wear shoes', 'lent-legs'],
    ['the dragon who had hiccups and kept setting fire to the washing line', 'hiccups'],
    ['Teddy goes on a bus by himself and we have to find him', 'goes-alone'],
  ])('"%s" stays with the event that tells it', (theme, arc) => {
    expect(told(theme).arc).toBe(arc);
  });

  test('a sentence that a shape makes its plot of is told by that, before the event that loses a part of it (030)', () => {
    expect(told('The tent fell down on us in the night and we all slept in the car').arc).toBe('the-time-that');
    expect(told("nanny's budgie sings when the kettle boils").arc).toBe('nothing-much');
  });

  test('nobody who cannot do a thing does it from breakfast on, and whoever is afraid is not what is feared', () => {
    expect(told("a mermaid who can't swim").arc).not.toBe('practice');
    expect(told('a bear who hates dancing').arc).not.toBe('practice');
    expect(told('a scared wind who only dares to blow at night').arc).not.toBe('small-steps');
    expect(told('a pigeon that keeps coming in our kitchen, we call him Gerald').arc).not.toMatch(/^tender/);
  });

  test('what an event leaves out is named to the parent, also where its words name the event', () => {
    expect(told('a hippo with hiccups at the opera').notManaged).toEqual(['opera']);
    expect(told('a spaceship runs out of biscuits').notManaged).toEqual(['spaceship']);
  });
});
