import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requiredWords } from './required-words.ts';

describe('what every match of a pattern contains', () => {
  it.each([
    [/\b(?:ghosts?|spooks?)\b/i, ['ghost', 'spook']],
    [/\bcolou?rs?\b/i, ['colo']],
    [/\b(?:my|our) (?:teddy|doll)\b/i, ['teddy', 'doll']],
    [/\bmoon(?! cake)/i, ['moon']],
    [/(?:new )?shoes/i, ['shoes']],
    [/ba{2,3}d dog/i, ['d dog']],
    [/\b(?:dogs?|.*)\b/i, null],
    [/[Gg]o+al/i, ['al']],
  ])('%s', (pattern, words) => {
    expect(requiredWords(pattern)).toEqual(words);
  });

  const piece: fc.Arbitrary<string> = fc.letrec<{ term: string; many: string; any: string }>((tie) => ({
    term: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'cat', ' ', 'x', 'no') },
      { weight: 1, arbitrary: fc.constantFrom('[ab]', '.', String.raw`\b`, String.raw`\w`, String.raw`\.`) },
      { weight: 1, arbitrary: tie('any').map((inner) => `(?:${inner})`) },
      { weight: 1, arbitrary: tie('any').map((inner) => `(?!${inner})`) },
    ),
    many: fc.tuple(tie('term'), fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{0,2}')).map(([term, times]) =>
      // Nothing can be repeated that takes no room.
      /^(?:\\b|\(\?!)/.test(term)
        ? term
        : `${term.length > 1 && !/^[[(\\.]/.test(term) ? `(?:${term})` : term}${times}`,
    ),
    any: fc
      .array(fc.array(tie('many'), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
      .map((choices) => choices.map((each) => each.join('')).join('|')),
  })).any;

  it('stands in every text that is matched, whatever the pattern', () => {
    fc.assert(
      fc.property(
        piece,
        fc.array(fc.constantFrom('a', 'b', 'cat', ' ', 'x', 'No', 'c', '.'), { maxLength: 8 }),
        (source, parts) => {
          const text = parts.join('');
          const pattern = new RegExp(source, 'iu');
          const words = requiredWords(pattern);
          expect(!pattern.test(text) || words === null || words.some((word) => text.toLowerCase().includes(word))).toBe(
            true,
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
