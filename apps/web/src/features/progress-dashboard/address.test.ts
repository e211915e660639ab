import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hrefOf, TIME_RANGES, viewOf } from './address.ts';

it('what is chosen comes back from the address, whatever the child is called', () => {
  const view = fc.record({
    child: fc.string({ unit: 'grapheme' }),
    days: fc.constantFrom(...TIME_RANGES.map(({ days }) => days)),
    as: fc.constantFrom('chart' as const, 'table' as const),
  });
  fc.assert(
    fc.property(view, (chosen) => {
      expect(viewOf(new URL(hrefOf(chosen), 'http://house').search)).toEqual(chosen);
    }),
  );
});

it('the usual view is all children, thirty days, drawn', () => {
  expect(viewOf('')).toEqual({ child: '', days: 30, as: 'chart' });
  expect(hrefOf(viewOf(''))).toBe('/progress-dashboard');
  expect(viewOf('?days=31&as=poem&other=1')).toEqual(viewOf(''));
});

it('the ranges are those that are fixed', () => {
  expect(TIME_RANGES.map(({ days, label }) => `${days}: ${label}`)).toEqual([
    '7: Last 7 days',
    '30: Last 30 days',
    '90: Last 3 months',
    '365: Last year',
  ]);
});
