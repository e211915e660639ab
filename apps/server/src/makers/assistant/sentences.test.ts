import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sentences } from './sentences.ts';

const cut = (pieces: readonly string[]): string[] => {
  const sentences = new Sentences();
  return [...pieces.flatMap((piece) => sentences.read(piece)), ...sentences.end()];
};

describe('a text that comes in pieces', () => {
  it('is told sentence by sentence, with its paragraphs', () => {
    expect(cut(['A dark room is', ' a big place. Leave a la', 'mp on!\n\nSay: “I am near.” Then', ' go'])).toEqual([
      'A dark room is a big place.',
      ' Leave a lamp on!',
      '\n\nSay: “I am near.”',
      ' Then go',
    ]);
  });

  it('gives the same sentences however it is cut', () => {
    const texts = fc.array(fc.constantFrom('One.', 'Two words?', ' ', '\n', '\n\n', 'no end', '“Said.”', '3.5 hours.'));
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 5 }), (parts, size) => {
        const text = parts.join('');
        const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
        expect(cut(pieces)).toEqual(cut([text]));
        expect(cut([text]).join('').replaceAll(/\s+/g, '')).toBe(text.replaceAll(/\s+/g, ''));
      }),
    );
  });
});
