import { DEFAULT_STYLE, PICTURE_STYLES } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { ILLUSTRATION_STYLES } from './illustration-styles.ts';

it('offers every style that can be painted, the house style first, each in one short line', () => {
  expect(ILLUSTRATION_STYLES.map(({ id }) => id).toSorted()).toEqual([...PICTURE_STYLES].toSorted());
  expect(ILLUSTRATION_STYLES[0]?.id).toBe(DEFAULT_STYLE);
  for (const { id, name, description } of ILLUSTRATION_STYLES) {
    expect(name.toLowerCase()).toBe(id);
    expect(description.length).toBeLessThan(80);
  }
});
