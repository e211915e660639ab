import { describe, expect, test } from 'vitest';
import { gateOf } from './gates.ts';
import { tellPictureBook } from './tell-picture-book.ts';
import { understandTheme } from './theme/understand.ts';

const gate = (theme: string): string => gateOf(theme, understandTheme(theme, 'Mia'));

describe('the gate of a theme', () => {
  test.each([
    'a fire engine scared of mice',
    'a fire station cat who is afraid of spoons',
    'a dragon who hates football matches',
    'a girl who waves and is scared of dogs',
    'why the chicken crossed the road',
  ])('looks at what is feared and not at a word in a compound: %s', (theme) => expect(gate(theme)).toBe('open'));

  test.each([
    'being brave with fire',
    'scared of crossing the road',
    'playing with matches',
    'crossing the road',
    'never talk to strangers',
  ])('nobody is talked out of keeping away: %s', (theme) => expect(gate(theme)).toBe('keep-safe'));

  test.each(['my little boy wont eat his peas', 'football match my team lost', 'my daughter is jealous of the baby'])(
    'what a child has to learn about is told gently: %s',
    (theme) => expect(gate(theme)).toBe('tender'),
  );

  test('whose work it is to put fires out may learn to', () => {
    expect(gate('a fire engine scared of fire')).toBe('open');
  });

  test('a mood of somebody else is a story', () => {
    expect(gate('a volcano who is angry')).toBe('open');
    expect(gate('a shy octopus')).toBe('open');
    expect(gate('a lighthouse that feels lonely')).toBe('open');
  });

  const arcOf = (theme: string): string =>
    tellPictureBook({ theme, childName: 'Mia', age: 6, details: null }, { seed: 3 }).arc;

  test.each(['I was mean to my sister and I feel bad', 'I did something bad', 'I had a bad day'])(
    'what a child says of itself is no joke: %s',
    (theme) => expect(arcOf(theme)).toBe('gentle'),
  );

  test('who plays is not in trouble', () => {
    expect(arcOf('I was a pirate for a day')).not.toBe('gentle');
  });

  test.each(['my baby brother bites', 'the angry boy', 'sad feelings'])('%s is told gently', (theme) =>
    expect(gate(theme)).toBe('tender'),
  );
});
