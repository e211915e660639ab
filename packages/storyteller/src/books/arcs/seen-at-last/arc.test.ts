import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { wonderIn } from './wonder-in.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });
const words = (book: ReturnType<typeof told>): string => book.pages.map((page) => page.text).join(' ');

describe('a wonder that is waited for', () => {
  it.each([
    ['the northern lights', 3, /green/],
    [
      'saving up all year for a telescope and then its cloudy for three weeks',
      9,
      /saved up all year.*lid.*third week was cloudy/is,
    ],
    ['cherry blossom and spring coming', 6, /Spring.*petals/is],
    ['a rabbit who has never seen a rainbow', 6, /the rabbit.*Red was on the outside/is],
    ['looking for glow worms with grandad', 3, /Grandad.*green light/is],
  ] as const)('%s is seen, and truly described, at last', (theme, age, sight) => {
    const book = told(theme, age);
    expect(book.arc).toBe('seen-at-last');
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
    expect(words(book)).toMatch(sight);
  });

  it('is written down in what the child keeps', () => {
    expect(words(told('waiting for a comet', 9, 'keeps a moon diary'))).toContain('diary');
  });

  it('tells nobody to look at the sun', () => {
    for (const age of [3, 6, 9]) expect(words(told('the solar eclipse', age))).toMatch(/looked? (?:up|down)|look down/);
  });

  it.each([
    'a comet who is late',
    'a whale who is lonely',
    'unicorns and rainbows',
    'a rainbow that lost its colours',
    'a star that falls into the garden',
    'the badger who bakes',
    'whales',
  ])('%s is another story', (theme) => {
    expect(wonderIn(theme)).toBeNull();
  });
});
