import { describe, expect, it } from 'vitest';
import { asMeant } from '../../as-meant.ts';
import { asAsked } from '../as-asked.ts';
import { understandTheme } from '../understand.ts';

const heroOf = (theme: string): string | undefined => asAsked(asMeant(understandTheme(theme, 'Mia'))).hero?.word;

describe('who a sentence begins with', () => {
  it.each([
    ['the scarecrow who loved crows', 'scarecrow'],
    ["the hoover that ate the hamster's house", 'hoover'],
    ['a fox who steals the eggs', 'fox'],
    ['a penguin who wants to fly', 'penguin'],
    ['tractor and puppy', 'tractor'],
    ['fire truck and a kitten', 'fire truck'],
    ['a puppy and a tractor', 'puppy'],
  ])('"%s" is about the %s', (theme, hero) => {
    expect(heroOf(theme)).toBe(hero);
  });

  it('reads two sentences at once, whatever stands between their words', () => {
    const theme = `a girl who lives above a chip shop makes friends with a seagull who steals chips. ${'She teaches him to say please and then all the gulls come. '.repeat(20)}`;
    expect(heroOf(theme)).toBe(heroOf('a girl who lives above a chip shop'));
  });
});
