import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differs, refill } from './refill.ts';

const EMPTY = { name: '', age: '', problem: '', looks: {} as { hair?: string } };
const MIA = { name: 'Mia', age: '4-5', looks: { hair: 'red' } };
const BEN = { name: 'Ben', looks: {} };

describe('a form that starts from a child', () => {
  it('is filled where nothing stood, and changes with the child', () => {
    const mia = refill(EMPTY, EMPTY, {}, MIA);
    expect(mia).toEqual({ ...EMPTY, ...MIA });
    expect(refill(mia, EMPTY, MIA, BEN)).toEqual({ ...EMPTY, ...BEN });
  });

  it('is as it was for nobody in particular', () => {
    expect(refill(refill(EMPTY, EMPTY, {}, MIA), EMPTY, MIA, {})).toEqual(EMPTY);
  });

  it('keeps every field that the parent changed', () => {
    const typed = { ...refill(EMPTY, EMPTY, {}, MIA), name: 'Mimi', problem: 'Loud toilets' };
    expect(refill(typed, EMPTY, MIA, BEN)).toEqual({ name: 'Mimi', age: '', problem: 'Loud toilets', looks: {} });
  });

  it('never loses words that are neither empty nor what the child before put there', () => {
    const text = fc.constantFrom('', 'a', 'b', 'c');
    const draft = fc.record({ name: text, age: text, problem: text });
    const filling = fc.record({ name: text, age: text }, { requiredKeys: [] });
    const empty = { name: '', age: '', problem: '' };
    fc.assert(
      fc.property(draft, filling, filling, (typed, before, next) => {
        const filled = refill(typed, empty, before, next);
        for (const field of ['name', 'age', 'problem'] as const) {
          const own = typed[field] !== '' && (field === 'problem' || typed[field] !== before[field]);
          if (own) expect(filled[field]).toBe(typed[field]);
        }
      }),
    );
  });
});

it('tells whether anything in the form differs from the child', () => {
  expect(differs({ ...EMPTY, ...MIA, problem: 'x' }, MIA)).toBe(false);
  expect(differs({ ...EMPTY, ...MIA, age: '6-7' }, MIA)).toBe(true);
});
