import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Phone } from '../engine/phone.ts';
import { alignWords, type ExpectedUnit } from './align-words.ts';

/** Sounds of 100 ms each. */
const spoken = (sounds: string): Phone[] =>
  sounds.split(' ').map((name, at) => ({ name, start: at / 10, end: (at + 1) / 10 }));
const unit = (sounds: string, pauseAfter = false): ExpectedUnit => ({
  sounds: sounds.split(' ').filter(Boolean),
  pauseAfter,
});
const tenths = (spans: readonly { start: number; end: number }[]): number[][] =>
  spans.map(({ start, end }) => [Math.round(start * 10), Math.round(end * 10)]);

it('times words whose sounds are all as expected', () => {
  expect(
    tenths(alignWords(spoken('pau hh ax l ow pau dh eh r pau'), [unit('hh ax l ow', true), unit('dh eh r', true)])),
  ).toEqual([
    [1, 5],
    [6, 9],
  ]);
});

it('times words with weakened, swallowed and added sounds', () => {
  const times = alignWords(spoken('pau ae n dh ax k ae t s ae t pau'), [
    unit('ae n d'),
    unit('dh iy'),
    unit('k ae t'),
    unit('s ae t', true),
  ]);
  expect(tenths(times)).toEqual([
    [1, 3],
    [3, 5],
    [5, 8],
    [8, 11],
  ]);
});

it('uses a silence to tell words apart', () => {
  expect(tenths(alignWords(spoken('pau n ow pau n ow pau'), [unit('n ow', true), unit('n ow', true)]))).toEqual([
    [1, 3],
    [4, 6],
  ]);
});

it('gives a swallowed word a share of its neighbour', () => {
  expect(tenths(alignWords(spoken('pau k ae t t pau'), [unit(''), unit('k ae t t')]))).toEqual([
    [1, 3],
    [3, 5],
  ]);
  expect(tenths(alignWords(spoken('pau k ae t t pau'), [unit('k ae t t'), unit('')]))).toEqual([
    [1, 3],
    [3, 5],
  ]);
});

it('answers for any sounds and units: as many times as units, never going back', () => {
  const sound = fc.constantFrom('pau', 'aa', 'iy', 'k', 't', 's', 'm');
  fc.assert(
    fc.property(
      fc.array(sound, { maxLength: 30 }),
      fc.array(fc.record({ sounds: fc.array(sound, { maxLength: 6 }), pauseAfter: fc.boolean() }), { maxLength: 8 }),
      (sounds, units) => {
        const times = alignWords(
          sounds.map((name, at) => ({ name, start: at, end: at + 1 })),
          units,
        );
        expect(times).toHaveLength(units.length);
        const edges = times.flatMap(({ start, end }) => [start, end]);
        expect(edges).toEqual(edges.toSorted((a, b) => a - b));
      },
    ),
  );
});
