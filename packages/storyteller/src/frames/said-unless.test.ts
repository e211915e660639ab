import { describe, expect, it } from 'vitest';
import { saidUnless } from './said-unless.ts';

describe('words that count unless the text says another thing', () => {
  const copied = new RegExp(saidUnless(String.raw`\b(?:drawings?|coat)\b`, String.raw`\bhe copies\b`));

  it.each(['a girl copies her drawing', 'the same coat again'])('stand in "%s"', (text) => {
    expect(copied.test(text)).toBe(true);
  });

  it.each(['he copies every drawing', 'every drawing is one that he copies', 'a girl copies her'])(
    'do not stand in "%s"',
    (text) => {
      expect(copied.test(text)).toBe(false);
    },
  );

  it('are found where they stand, and a condition on the whole is read from its beginning', () => {
    const of = new RegExp(saidUnless(String.raw`\bmoney\b`, String.raw`\bgame\b`, 'it is ours'), 'g');
    expect([...'her money, his money'.matchAll(of)].map(({ index }) => index)).toEqual([4, 15]);
    expect('it is ours, the money'.match(of)).toBeNull();
    expect('she says it is ours, the money'.match(of)).not.toBeNull();
  });
});
