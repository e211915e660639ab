import { expect, test } from 'vitest';
import { isNoHabit } from './no-habit.ts';
import { troubleIn } from './trouble.ts';

const CHILD = { name: 'Leo', gender: 'boy', band: '8-10' } as const;
const isAHabit = (problem: string): boolean => {
  const told = troubleIn(problem, CHILD);
  return told?.sort === 'deed' && !isNoHabit(told, problem);
};

test.each([
  'He sings without any trouble. So he has been singing his order in the chip shop.',
  'He sat over a sunset and cried. I had thought he was being babyish.',
  'We live far out, and still it is the war of the house. He drew up a contract with eleven clauses. We laughed.',
])('what is done well, or was done once in an account, is no habit: %s', (problem) => {
  expect(isAHabit(problem)).toBe(false);
});

test.each([
  'licks the cakes so nobody else can have them',
  'kicks the seat in front the entire way',
  'He gives everything away. His lunch, his gloves, his new felt tips.',
])('what is done again and again is one: %s', (problem) => {
  expect(isAHabit(problem)).toBe(true);
});
