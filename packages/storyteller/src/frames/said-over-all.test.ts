import { describe, expect, it, test } from 'vitest';
import { FRAMES } from './index.ts';
import { alternativesOf, endOfPart, saidOverAll } from './said-over-all.ts';

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

/** Tried at every letter, and each time from there to the end: a text of two pages took minutes. */
const isSlow = (source: string): boolean =>
  /\(\?<!\^\(\?=|\(\?<=\^\(\?=|\[\^\]\*\?\(\?:\(\?[=!]\[\^\]\*(?:\\b)?\(/.test(source) ||
  (/^\(\?<[=!]/.test(source) && /\[(?:\^|\\s\\S)\]\*/.test(source.slice(0, endOfPart(source, 0))));

test.each([
  String.raw`^(?![^]*(?:\bnap\b))[^]*?(?:(?=[^]*\b(?:bed|night)\b)[^]*\bnot tired\b)`,
  String.raw`(?<=^(?=[^]*\bbed\b)[^]*)not tired`,
  String.raw`(?<!\b(?:ramadan|fast(?:s|ing)?)\b[\s\S]*)(?:\b(?:halal|kosher)\b)`,
])('is slow: %s', (source) => expect(isSlow(source)).toBe(true));

test.each(FRAMES.map((frame) => [frame.id, frame] as const))(
  'no cue of %s looks over the whole from every letter',
  (_, frame) => {
    const cues = [...Object.values(frame.threadCues ?? {}), ...(frame.decidedBy ?? [])];
    expect(cues.filter(({ source }) => isSlow(source)).map(({ source }) => source.slice(0, 120))).toEqual([]);
  },
);
