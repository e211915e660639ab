import { within } from '../wording.ts';

/** A page of the way in which it goes; the other one's where a theme's own words make its sentences too long. */
export const onItsWay = (
  most: number,
  way: 0 | 1,
  ...told: readonly (readonly [string, string])[]
): readonly string[] => {
  const fits = (n: 0 | 1): boolean => told.every((each) => within(most, each[n]));
  const n = fits(way) ? way : fits(way === 0 ? 1 : 0) ? (way === 0 ? 1 : 0) : way;
  return told.map((each) => each[n]);
};
