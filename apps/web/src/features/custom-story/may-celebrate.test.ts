import { expect, it } from 'vitest';
import { mayCelebrate } from './may-celebrate.ts';

const counted = [
  { childName: 'Zoë', help: 3, celebrate: 0 },
  { childName: 'Mia', help: 4, celebrate: 2 },
  { childName: 'Bo', help: 2, celebrate: 0 },
  { childName: 'bo ', help: 1, celebrate: 0 },
];

it.each([
  ['Zoë', true],
  [' zoë', true],
  ['Mia', false],
  ['Bo', true],
  ['Ida', false],
  ['', false],
])('for %j: %s', (name, may) => {
  expect(mayCelebrate(counted, name)).toBe(may);
  expect(mayCelebrate(undefined, name)).toBe(false);
});
