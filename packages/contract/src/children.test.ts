import { expect, it } from 'vitest';
import { ageBandOfChild, childDetailsSchema, monthsSince, yearsOfChild } from './children.ts';

const born = (birthMonth: string | null, ageBand: '2-3' | '8-10' | null = null) => ({ birthMonth, ageBand });
const day = (year: number, month: number, date: number) => new Date(year, month - 1, date);

it.each([
  ['2021-03', day(2024, 3, 1), 36],
  ['2021-03', day(2024, 2, 29), 35],
  ['2021-12', day(2022, 1, 1), 1],
  ['2024-02', day(2024, 2, 29), 0],
  ['2024-03', day(2024, 2, 29), 0],
] as const)('a child of %s is on %s %i months old', (month, today, months) => {
  expect(monthsSince(month, today)).toBe(months);
});

it('the birth month goes before the age group, and grows with the child', () => {
  const child = born('2020-06', '2-3');
  expect([day(2024, 5, 31), day(2024, 6, 1), day(2028, 6, 1)].map((today) => yearsOfChild(child, today))).toEqual([
    3, 4, 8,
  ]);
  expect([day(2024, 5, 31), day(2024, 6, 1), day(2028, 6, 1)].map((today) => ageBandOfChild(child, today))).toEqual([
    '2-3',
    '4-5',
    '8-10',
  ]);
});

it('an age group alone is its middle, and nothing known is the usual group', () => {
  expect(yearsOfChild(born(null, '8-10'), day(2024, 1, 1))).toBe(9);
  expect(ageBandOfChild(born(null, '8-10'), day(2024, 1, 1))).toBe('8-10');
  expect(yearsOfChild(born(null), day(2024, 1, 1))).toBeNull();
  expect(ageBandOfChild(born(null), day(2024, 1, 1))).toBe('4-5');
});

it('only what the child is called is needed, and looks come from the closed lists', () => {
  const least = {
    nickname: ' Zoë ',
    ageBand: null,
    birthMonth: null,
    gender: null,
    looks: {},
    interests: '',
    helps: '',
    nameSaid: null,
  };
  expect(childDetailsSchema.parse(least).nickname).toBe('Zoë');
  for (const wrong of [
    { nickname: ' ' },
    { birthMonth: '2020-00' },
    { birthMonth: '1899-01' },
    { looks: { skin: 'x' } },
  ])
    expect(childDetailsSchema.safeParse({ ...least, ...wrong }).success).toBe(false);
});
