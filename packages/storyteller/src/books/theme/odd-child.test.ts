import { describe, expect, it } from 'vitest';
import { understandTheme } from './understand.ts';

describe('a child of a story', () => {
  it.each([
    ['a girl who is invisible on Tuesdays', 'girl', 'is invisible on Tuesdays'],
    ['a boy made of paper', 'boy', 'is made of paper'],
    ['a girl who talks to trains', 'girl', 'talks to trains'],
  ])('"%s" is a hero of its own', (theme, word, clause) => {
    const understood = understandTheme(theme, 'Sam');
    expect(understood.hero?.word).toBe(word);
    expect(understood.clause).toBe(clause);
    // The reader's own child is not therefore a girl.
    expect(understood.childRole).toBeNull();
  });

  it.each([
    'a girl who is scared of the dark',
    'my son who talks to trains',
    'a boy who is sad',
    'a girl who loves football',
  ])('"%s" is the family\'s own child', (theme) => {
    expect(understandTheme(theme, 'Sam').hero?.being?.isa).not.toBe('person');
  });
});

describe('where a theme begins', () => {
  it.each([
    ['a trip from Paris to the moon', 'Paris', 'moon'],
    ['from London to the sea in a balloon', 'London', 'sea'],
    ['a dragon visits Japan', null, 'Japan'],
  ])('"%s" begins and ends where it says', (theme, from, place) => {
    const understood = understandTheme(theme, 'Sam');
    expect(understood.from).toBe(from);
    expect(understood.place?.word).toBe(place);
  });

  it('is where somebody came from', () => {
    expect(understandTheme('a penguin from Brazil', 'Sam').from).toBe('Brazil');
    expect(understandTheme('a letter from grandma', 'Sam').from).toBeNull();
  });

  it('cooked food stays what it is', () => {
    const understood = understandTheme('cook pasta', 'Sam');
    expect(understood.relation).toBe('make');
    expect(understood.thing?.word).toBe('pasta');
    expect(understood.activity).toBeNull();
  });
});
