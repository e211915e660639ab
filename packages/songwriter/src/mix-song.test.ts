import { expect, it } from 'vitest';
import { henInTheHall } from '../test/songs.ts';
import { renderBand } from './band/render-band.ts';
import { composeSong } from './compose/compose-song.ts';
import { mixSong } from './mix-song.ts';
import { loudness } from './sound/loudness.ts';

const score = composeSong(henInTheHall(), 'dance', { seed: 1 });
const band = renderBand(score, { sampleRate: 8000 });

it('mixes at a low rate as well: every sample a number, loud enough', () => {
  const mix = mixSong(band, null, 'full', 8000);
  expect(mix.left.every((sample) => Number.isFinite(sample))).toBe(true);
  expect(Math.abs(mix.lufs + 16)).toBeLessThan(1);
});

it('leaves silence silent where nobody sings', () => {
  for (const voice of [null, new Float32Array(0), new Float32Array(band.left.length)]) {
    const mix = mixSong(band, voice, 'voice', 8000);
    expect(mix.left.every((sample) => sample === 0)).toBe(true);
    expect(mix.lufs).toBe(-Infinity);
  }
});

it('leaves what it was given as it was', () => {
  const before = band.left.slice();
  mixSong(band, null, 'band', 8000);
  expect(band.left).toEqual(before);
  expect(loudness(band, 8000)).toBeGreaterThan(-60);
});
