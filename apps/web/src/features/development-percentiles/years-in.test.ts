import fc from 'fast-check';
import { expect, it } from 'vitest';
import { yearsIn } from './years-in.ts';

it.each([
  ['5', 5],
  [' 11 ', 11],
  ['4 years old', 4],
  ['4.5', 4.5],
  ['3,5', 3.5],
  ['2½', 2.5],
  ['4 and a half', 4.5],
  ['five and a half', 5.5],
  ['nearly six', 6],
  ['30 months', 2.5],
  ['7yo', 7],
  ['30months', 2.5],
  ['24-36 mo', 2.5],
  ['moving on seven', 7],
  ['8-10', 9],
  ['4 to 5', 4.5],
  ['11+', 11],
  ['3 years 2 months', 3],
  ['', null],
  ['a toddler', null],
  [null, null],
])('%j is %j', (age, years) => expect(yearsIn(age)).toBe(years));

it('reads any text without complaint, and nothing below zero out of it', () => {
  fc.assert(fc.property(fc.string(), (text) => (yearsIn(text) ?? 0) >= 0));
});
