import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardinal, ordinal, year } from './number-words.ts';
import { spokenNumber } from './spoken-numbers.ts';

it.each([
  ['0', 'zero'],
  ['25', 'twenty five'],
  ['100', 'one hundred'],
  ['1,000', 'one thousand'],
  ['12,345,678', 'twelve million three hundred forty five thousand six hundred seventy eight'],
  ['3.5', 'three point five'],
  ['007', 'zero zero seven'],
  ['1995', 'nineteen ninety five'],
  ['2005', 'two thousand five'],
  ['2024', 'twenty twenty four'],
  ['1990s', 'nineteen nineties'],
  ['1st', 'first'],
  ['12th', 'twelfth'],
  ['22nd', 'twenty second'],
  ['7:30', 'seven thirty'],
  ['7:05', 'seven oh five'],
  ['7:00', "seven o'clock"],
  ['7:00pm', 'seven p m'],
  ['10am', 'ten a m'],
  ['$1', 'one dollar'],
  ['$4.50', 'four dollars and fifty cents'],
  ['£20', 'twenty pounds'],
  ['25%', 'twenty five percent'],
  ['3-5', 'three to five'],
  ['3–5%', 'three to five percent'],
  ['1/2', 'one half'],
  ['½', 'a half'],
  ['5kg', 'five kilograms'],
  ['-3', 'minus three'],
  ['3D', 'three d'],
  ['4x4', 'four x four'],
])('says %s as "%s"', (written, said) => {
  expect(spokenNumber(written)).toBe(said);
});

it('says any number in words, and a huge one digit by digit', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999_999 }), (value) => {
      for (const said of [cardinal(String(value)), ordinal(String(value))]) expect(said).toMatch(/^[a-z]+( [a-z]+)*$/);
    }),
  );
  expect(cardinal('9'.repeat(30)).split(' ')).toHaveLength(16);
});

it('says every year of our time in words', () => {
  for (let value = 1100; value < 2100; value++) expect(year(value)).toMatch(/^[a-z]+( [a-z]+){1,3}$/);
  expect([year(1900), year(2000), year(1905)]).toEqual(['nineteen hundred', 'two thousand', 'nineteen oh five']);
});
