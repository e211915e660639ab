import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesOf, withoutQuotes, wordsOf } from './sentences.ts';

describe('sentences', () => {
  const texts = (paragraph: string): string[] => sentencesOf(paragraph).map((each) => each.text);

  test('end at a stop before a capital', () =>
    expect(texts('Mia is in bed. Click! Is it dark? It is.')).toEqual([
      'Mia is in bed.',
      'Click!',
      'Is it dark?',
      'It is.',
    ]));
  test('go on after a quote that ends in a stop', () =>
    expect(texts('Mia can say, "Night-night, door. Night-night, bed." Then she can rest.')).toEqual([
      'Mia can say, "Night-night, door. Night-night, bed."',
      'Then she can rest.',
    ]));
  test('are whole when a small letter follows a quote', () =>
    expect(texts('Some say "Hello!" and wait. Some do not.')).toEqual(['Some say "Hello!" and wait.', 'Some do not.']));
  test('stand where their offsets say', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Mia is here.', 'Is it?', 'Say, "Hello. Bye."', 'One "two" three!'), { maxLength: 8 }),
        (parts) => {
          const paragraph = parts.join(' ');
          for (const { text, from, to } of sentencesOf(paragraph)) expect(paragraph.slice(from, to)).toBe(text);
        },
      ),
    );
  });
  test('no text makes it fail or lose letters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (paragraph) => {
        const joined = sentencesOf(paragraph)
          .map((each) => each.text)
          .join('')
          .replace(/\s/g, '');
        expect(joined).toBe(paragraph.replace(/\s/g, ''));
      }),
    );
  });
});

test('a blank and a hyphenated word are one word each', () =>
  expect(wordsOf("Mia's well-known ____ isn't here.")).toEqual(["Mia's", 'well-known', '____', "isn't", 'here']));
test('quotes are blanked out without moving anything', () =>
  expect(withoutQuotes('Say "I am" now')).toBe('Say        now'));
