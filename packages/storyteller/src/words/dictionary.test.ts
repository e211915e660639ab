import { expect, test } from 'vitest';
import { isWord, isWordForm, syllables } from './dictionary.ts';

test.each(['train', 'nappy', "Mum's", 'grown-up', 'favourite'])('%s is a word', (word) =>
  expect(isWord(word)).toBe(true),
);
test.each(['tranes', 'dinosors', '', 'hasownproperty', '__proto__'])('%j is no word', (word) =>
  expect(isWord(word)).toBe(false),
);
test('a plural of a listed word is a word form', () => expect(isWordForm('creaks')).toBe(true));
test.each([
  ['potty', 2],
  ['wee', 1],
  ['kindergarten', 4],
  ['nappies', 2],
  ['glimble', 2],
  ['toString', 2],
])('%s has %i syllables', (word, count) => expect(syllables(word)).toBe(count));
