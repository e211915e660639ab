import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageIn, ageWords } from './age.ts';

describe('the age in a message', () => {
  it.each([
    ['my 3 year old bites', 36],
    ['my 3yo bites', 36],
    ['he is 18 months and does not talk', 18],
    ['shes 22 months', 22],
    ['she is two and a half', 30],
    ['my son is 3.5 years old', 42],
    ['my daughter is turning 3 next week', 35],
    ['he is nearly five', 59],
    ['just turned five', 60],
    ['6 week old wont settle', 6 / 4.345],
    ['in year 2 at school', 78],
    ['he is in 3rd grade', 102],
    ['mi hijo tiene 3 años y no habla', 36],
    ['hija de 2 años y 6 meses', 30],
    ['5', 60],
    ["he's 4", 48],
    ['she is 7 and hates school', 84],
    ['is it normal at 6?', 72],
    ['my newborn cries', 0.5],
    ['a boy, aged 9', 108],
    ['hes in reception', 54],
    ['1 year and 4 months', 16],
    ['i mean 12, sorry', 144],
    ['new baby is two weeks old and my 3 year old wets himself', 36],
    ['my baby is 6 months old', 6],
    ['oh he is 4, sorry', 48],
    ['three and a quarter', 39],
  ])('"%s"', (message, months) => {
    expect(ageIn(message)?.months).toBeCloseTo(months, 5);
  });

  it.each([
    'he has cried for two weeks',
    'this began 5 months ago',
    'wakes every 2 hours',
    'he eats 3 times a day',
    'up at 3 am again',
    'I have 2 kids',
    'she says 10 words',
    'for the last 2 years we have tried',
    'no hay manera',
    'and his sister, who is 9, copies him',
    '',
  ])('none in "%s"', (message) => expect(ageIn(message)).toBeNull());

  it('is never outside childhood, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (message) => {
        const months = ageIn(message)?.months ?? 0;
        expect(months).toBeGreaterThanOrEqual(0);
        expect(months).toBeLessThanOrEqual(216);
      }),
    );
  });
});

describe('an age in words', () => {
  it.each([
    [1, '4 weeks'],
    [18, '18 months'],
    [24, 'two'],
    [30, 'two and a half'],
    [35, 'nearly three'],
    [36, 'three'],
    [119, 'nearly ten'],
  ])('%i months', (months, words) => expect(ageWords(months)).toBe(words));
});
