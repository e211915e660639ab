import { expect, it } from 'vitest';
import { knownChild } from './use-family-children.ts';

const TODAY = new Date(2026, 10, 21);

it.each([
  ['a birth month becomes full years', { ageBand: '4-5', birthMonth: '2020-11' }, '6'],
  ['a month before the birthday it is a year less', { ageBand: null, birthMonth: '2020-12' }, '5'],
  ['an age group stays one', { ageBand: '8-10', birthMonth: null }, '8-10'],
  ['nothing known is nothing said', { ageBand: null, birthMonth: null }, null],
] as const)('%s', (_, child, age) => {
  expect(knownChild({ nickname: 'Mia', ...child }, TODAY)).toEqual({ name: 'Mia', age });
});
