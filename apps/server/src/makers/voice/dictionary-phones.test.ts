import { expect, it } from 'vitest';
import { dictionaryPhones } from './dictionary-phones.ts';

it('writes the sounds of a name as a dictionary does, stressed on its first full vowel', () => {
  expect(dictionaryPhones(['z', 'ao', 'r', 'b', 'ih', 't'])).toEqual(['Z', 'AO1', 'R', 'B', 'IH0', 'T']);
  expect(dictionaryPhones(['ax', 'm', 'iy', 'l', 'axr'])).toEqual(['AH0', 'M', 'IY1', 'L', 'ER0']);
  expect(dictionaryPhones(['dh', 'ax'])).toEqual(['DH', 'AH1']);
  expect(dictionaryPhones([])).toEqual([]);
});
