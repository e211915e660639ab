import { expect, test } from 'vitest';
import { thirdPersonOf } from './third-person.ts';

test.each([
  ['walk', 'walks'],
  ['go', 'goes'],
  ['moo', 'moos'],
  ['try', 'tries'],
  ['play', 'plays'],
  ['watch', 'watches'],
  ['have', 'has'],
  ['be', 'is'],
])('I %s -> he %s', (base, third) => expect(thirdPersonOf(base)).toBe(third));
