import { describe, expect, it, test } from 'vitest';
import { FRAMES } from './index.ts';
import { alternativesOf, saidOverAll } from './said-over-all.ts';

const over = (words: string): RegExp => new RegExp(`^${saidOverAll(words)}`, 'i');

describe('words that are found wherever they stand', () => {
  it('are found in the middle of a text, in each of several ways', () => {
    const tired = over(String.raw`(?=[^]*\bbed\b)[^]*?\bnot tired\b|\bwide awake\b|(?=[^]*\bnight\b)(?=[^]*\bsings\b)`);
    expect(tired.test('she is not tired when it is time for bed')).toBe(true);
    expect(tired.test('at nine she is wide awake')).toBe(true);
    expect(tired.test('he sings half the night')).toBe(true);
    expect(tired.test('she is not tired of it')).toBe(false);
    expect(tired.test('he sings half the day')).toBe(false);
  });

  it('may follow a condition where they stand', () => {
    const own = over(String.raw`(?=[^]*\bhair\b)\bher\b`);
    expect(own.test('of all of her it is the hair')).toBe(true);
    expect(own.test('the hair is hers')).toBe(false);
  });
});

it('knows the alternatives of a pattern from those in its groups and classes', () => {
  expect(alternativesOf(String.raw`a(?:b|c)|[|)]d|e\|f|(?=[^]*g|h)i`)).toEqual([
    'a(?:b|c)',
    '[|)]d',
    String.raw`e\|f`,
    '(?=[^]*g|h)i',
  ]);
});

// Each was tried at every letter, and each time from there to the end: a text of two pages took minutes.
test.each(FRAMES.map((frame) => [frame.id, frame] as const))(
  'no cue of %s looks over the whole from every letter',
  (_, frame) => {
    const cues = [...Object.values(frame.threadCues ?? {}), ...(frame.decidedBy ?? [])];
    const slow =
      /\(\?<!\^\(\?=|\(\?<=\^\(\?=|\[\^\]\*\?\(\?:\(\?[=!]\[\^\]\*(?:\\b)?\(|^\(\?<[=!](?!\^)(?:[^()]|\([^()]*\))*\[(?:\^|\\s\\S)\]\*\)/;
    expect(cues.filter(({ source }) => slow.test(source)).map(({ source }) => source.slice(0, 120))).toEqual([]);
  },
);
