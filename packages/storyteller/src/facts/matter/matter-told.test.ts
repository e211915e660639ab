import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRIEFS } from '../../../test/briefs-of-matters.ts';
import { matterTold } from './matter-told.ts';

describe('what a parent came with, told as it is', () => {
  it.each(BRIEFS.told)('%s, %s: %s', (gender, problem, told) => {
    expect(matterTold(problem, 'Robin', gender, '8-10')).toBe(told);
  });

  it.each(BRIEFS.untold)('is not told to a child: %s', (problem) => {
    for (const gender of ['girl', 'boy'] as const) expect(matterTold(problem, 'Robin', gender, '8-10')).toBeUndefined();
  });

  it('tells a small child no long sentence', () => {
    const long = 'she is allergic to nuts and the kids at her table waved a snickers at her when she sat down';
    expect(matterTold(long, 'Robin', 'girl', '4-5')).toBe('{Name} is allergic to nuts.');
    expect(matterTold('scared of the hoover', 'Robin', 'girl', '2-3')).toBe('{Name} may be scared of the hoover.');
  });

  it('leaves a child who is called "they" out where others may be meant', () => {
    for (const problem of [
      'the other children laugh when they read aloud',
      'their friends say they smell',
      'they told his mum',
    ])
      expect(matterTold(problem, 'Robin', 'non-binary', '8-10')).toBeUndefined();
  });

  it('has only marks that a story knows for a child who is called "they", and no "they are" for one child', () => {
    const words = fc.constantFrom(
      ...'they them their are have want wants is the a dog teacher has lost broke tree cannot scared of new and because that was , . keeps'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 2, maxLength: 14 }), (all) => {
        const told = matterTold(all.join(' '), 'Robin', 'non-binary', '8-10');
        if (told === undefined) return;
        expect(told.replace(/\{(?:Name|he|him|his|himself|hers)(?: [a-z]+)?\}/g, 'Anna')).not.toMatch(
          /[{}]|\b(?:he|him|his|they)\b| {2}/,
        );
      }),
    );
  });

  it('ends each sentence, has no mark that is unknown and no pronoun of another sex, whatever is typed', () => {
    const words = fc.constantFrom(
      ...'she he her his him kids children mum dad friend teacher says told hates is has wont cant scared of the dog nuts school and because , . when it new best plays keeps never'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 2, maxLength: 18 }), (all) => {
        const told = matterTold(all.join(' '), 'Robin', 'girl', '8-10');
        if (told === undefined) return;
        expect(told).toMatch(/[.]$/);
        expect(told.replace(/\{(?:Name|he|him|his|himself|hers)(?: \w+)?\}/g, 'Anna')).not.toMatch(
          /[{}]|\b(?:he|him|his)\b| {2}/,
        );
      }),
    );
  });
});
