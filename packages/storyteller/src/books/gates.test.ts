import { describe, expect, test } from 'vitest';
import { gateOf } from './gates.ts';
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
});
