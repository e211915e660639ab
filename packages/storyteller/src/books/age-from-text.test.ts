import { describe, expect, test } from 'vitest';
import { ageFromText } from './age-from-text.ts';

describe('the age a parent wrote', () => {
  test.each([
    ['4', 4],
    ['four', 4],
    ['Four years old', 4],
    ['3 years old', 3],
    ['3yo', 3],
    ['7 yrs', 7],
    ['18 months', 2],
    ['30 months', 2.5],
    ['36 mths', 3],
    ['5 1/2', 5.5],
    ['5½', 5.5],
    ['four and a half', 4.5],
    ['4.5', 4.5],
    ['4,5', 4.5],
    ['turning six in May', 6],
    ['nearly 8', 8],
    ['5-6', 5],
    ['1', 2],
    ['14', 12],
    ['Age: 9', 9],
  ])('%j is %d', (text, years) => expect(ageFromText(text)).toBe(years));

  test.each(['', '   ', 'a toddler', 'grown', '99', '<b>', '½', 'NaN', 'vier', '0'])('%j says no age', (text) =>
    expect(ageFromText(text)).toBeNull(),
  );
});
