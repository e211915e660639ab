import { expect, it } from 'vitest';
import { ADVENTURE_TOPICS } from '@storylantern/contract';
import { FACT_SHEETS } from '../src/index.ts';
import { sheetFaults } from './sheet-faults.ts';

it.each(FACT_SHEETS.map((each) => [each.id, each] as const))(
  'the sheet of %s is whole: three levels, whole variants, sourced facts, nothing that is not so',
  (_, sheet) => {
    expect([...new Set(sheetFaults(sheet))]).toEqual([]);
  },
);

it('no two sheets have one id or one title, and no word asks for two sheets of one topic', () => {
  const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
  expect(twice(FACT_SHEETS.map((each) => each.id))).toEqual([]);
  expect(twice(FACT_SHEETS.map((each) => each.title))).toEqual([]);
  expect(twice(FACT_SHEETS.flatMap((each) => each.words.map((word) => `${each.topic}: ${word}`)))).toEqual([]);
});

it('every topic has sheets of its own', () => {
  const without = ADVENTURE_TOPICS.filter((topic) => !FACT_SHEETS.some((each) => each.topic === topic));
  expect(without).toEqual([]);
});
