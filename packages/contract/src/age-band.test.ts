import { expect, it } from 'vitest';
import { ageBandOf } from './age-band.ts';

it.each([
  [2, '2-3'],
  [3, '2-3'],
  [4, '4-5'],
  [7, '6-7'],
  [8, '8-10'],
  [10, '8-10'],
  [11, '11+'],
])('a child of %i belongs to the group %s', (years, band) => expect(ageBandOf(years)).toBe(band));
