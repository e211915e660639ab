import { expect, it } from 'vitest';
import { CELEBRATIONS, HELPING } from '../../frames/index.ts';
import { GENERAL } from '../match.ts';
import { HEARD, HEARD_APPLAUDED } from './index.ts';

const unknown = (ids: readonly string[], frames: readonly { readonly id: string }[]): string[] => {
  const known = new Set([GENERAL, ...frames.map(({ id }) => id)]);
  return [...new Set(ids.filter((id) => !known.has(id) && !id.startsWith(`${GENERAL}:`)))];
};

it('teaches of troubles only what a story helps with, and of successes only what is applauded', () => {
  expect(
    unknown(
      HEARD.flatMap(([, ...ids]) => ids),
      HELPING,
    ),
  ).toEqual([]);
  expect(
    unknown(
      HEARD_APPLAUDED.map(([, id]) => id),
      CELEBRATIONS,
    ),
  ).toEqual([]);
});
