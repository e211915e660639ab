import { describe, expect, test } from 'vitest';
import { BEINGS, premisesOf } from './index.ts';
import { PREMISES_OF_ANIMALS } from './premises.ts';
import { PREMISES_OF_PEOPLE } from './premises-of-people.ts';
import { PREMISES_OF_VEHICLES } from './premises-of-vehicles.ts';

describe('what a story of somebody may be about', () => {
  test('is thought of for beings that there are, once each', () => {
    const ids = [...PREMISES_OF_ANIMALS, ...PREMISES_OF_PEOPLE, ...PREMISES_OF_VEHICLES].flatMap(({ of }) => of);
    const known = new Set(BEINGS.map(({ id }) => id));
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test('is at least four things for every being, all different', () => {
    for (const being of BEINGS) {
      const told = premisesOf(being);
      expect(told, being.id).toEqual([...new Set(told)]);
      expect(told.length, being.id).toBeGreaterThanOrEqual(4);
    }
  });
});
