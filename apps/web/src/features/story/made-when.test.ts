import { describe, expect, it } from 'vitest';
import { madeWhen } from './made-when.ts';

const now = new Date(2026, 4, 12, 20, 15);
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString();

describe('when a story was made', () => {
  it.each([
    [at(2026, 4, 12, 0), 'today'],
    [at(2026, 4, 11, 23), 'yesterday'],
    [at(2026, 4, 3, 9), 'on 3 May'],
    [at(2025, 11, 24, 18), 'on 24 December 2025'],
  ])('%s is said as "%s"', (made, said) => {
    expect(madeWhen(made, now)).toBe(said);
  });
});
