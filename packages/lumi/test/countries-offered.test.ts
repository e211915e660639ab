import { COUNTRY_CODES } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { COUNTRIES } from '../src/index.ts';

it('a family can say it lives in every country whose numbers are known, and in no other', () => {
  expect(COUNTRIES.map(({ code }) => code).toSorted()).toEqual([...COUNTRY_CODES]);
});
