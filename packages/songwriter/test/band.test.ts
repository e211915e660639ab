import { SONG_STYLES } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { composeSong, loudness, mixSong, renderBand, songSeconds, type Stereo } from '../src/index.ts';
import { arrange } from '../src/arrange/arrange.ts';
import { DRUMS } from '../src/arrange/moods.ts';
import { clippedSamples, longestSilence, peakDb } from './meters.ts';
import { characterOf } from './sound-meters.ts';
import { henInTheHall } from './songs.ts';

/** Lower than a finished song's: quicker, and every bar holds at any rate. */
const RATE = 16_000;
const lyrics = henInTheHall();
const played = SONG_STYLES.map((style) => {
  const score = composeSong(lyrics, style, { seed: 6 });
  return { style, score, band: renderBand(score, { sampleRate: RATE }) };
});

const tone = (amplitude: number, hertz: number): Stereo => {
  const left = Float32Array.from(
    { length: 3 * 48_000 },
    (_, at) => amplitude * Math.sin((2 * Math.PI * hertz * at) / 48_000),
  );
  return { left, right: left.slice() };
};

describe('the loudness meter', () => {
  it('reads the standard tone as the standard says', () => {
    expect(loudness(tone(10 ** (-23 / 20), 1000), 48_000)).toBeCloseTo(-23, 0);
    expect(loudness(tone(0.1, 1000), 48_000) - loudness(tone(0.05, 1000), 48_000)).toBeCloseTo(6.02, 1);
    expect(loudness(tone(0, 1000), 48_000)).toBe(-Infinity);
  });
});

describe('the band of every style', () => {
  it('comes out at -16 LUFS, never over -2 dBFS, without a hole', () => {
    for (const { band } of played) {
      const mix = mixSong(band, null, 'band', RATE);
      expect(Math.abs(mix.lufs + 16)).toBeLessThan(1);
      expect(Math.abs(loudness(mix, RATE) + 16)).toBeLessThan(1);
      expect(peakDb(mix)).toBeLessThanOrEqual(-1.99);
      expect(clippedSamples(mix)).toBe(0);
      expect(longestSilence(mix, RATE)).toBeLessThan(1.5);
    }
  });

  it('is caught clipping when a sample is', () => {
    const mix = mixSong(tone(0.1, 400), null, 'band', 48_000);
    expect(clippedSamples(mix)).toBe(0);
    mix.left[RATE] = 1.2;
    expect(clippedSamples(mix)).toBe(1);
  });

  it('is the same for the same score, and not for a calmer or livelier one', () => {
    const score = composeSong(lyrics, 'fun', { seed: 6 });
    const again = renderBand(score, { sampleRate: RATE });
    expect(again).toEqual(played[0]?.band);
    const [calm, lively] = (['calmer', 'livelier'] as const).map((mood) =>
      renderBand(composeSong(lyrics, 'fun', { seed: 6, wishes: { mood } }), { sampleRate: RATE }),
    );
    expect(calm).not.toEqual(lively);
  });

  it.each(SONG_STYLES)(
    'plays with fewer or more, and sparser or denser, when it is calmer or livelier (%s)',
    (style) => {
      const heard = (['calmer', 'as-composed', 'livelier'] as const).map((mood) => {
        const score = composeSong(lyrics, style, { seed: 6, wishes: { mood } });
        const notes = arrange(score);
        const drums = notes.filter(({ instrument }) => DRUMS.has(instrument));
        return {
          score,
          seconds: songSeconds(score),
          tune: score.notes,
          players: new Set(notes.map(({ instrument }) => instrument)).size,
          notes: notes.length / songSeconds(score),
          drums: drums.reduce((sum, { strength }) => sum + strength, 0) / songSeconds(score),
        };
      });
      const [calmer, composed, livelier] = heard;
      if (!calmer || !composed || !livelier) throw new Error('A mood is missing.');
      for (const [less, more] of [
        [calmer, composed],
        [composed, livelier],
      ] as const) {
        expect(less.seconds).toBe(more.seconds);
        expect(less.tune).toEqual(more.tune);
        expect(less.players).toBeLessThanOrEqual(more.players);
        expect(less.notes).toBeLessThan(more.notes * 0.87);
      }
      expect(calmer.players).toBeLessThan(livelier.players);
      expect(calmer.drums).toBeLessThanOrEqual(composed.drums);
      expect(composed.drums).toBeLessThan(livelier.drums * 0.8);
      const [calm, lively] = [calmer, livelier].map(({ score }) => renderBand(score, { sampleRate: RATE }));
      if (!calm || !lively) throw new Error('A mood is missing.');
      expect(loudness(calm, RATE)).toBeLessThan(loudness(lively, RATE) - 1);
      expect(characterOf(calm, RATE).onsets).toBeLessThan(characterOf(lively, RATE).onsets);
    },
  );

  it('gives way to a light beat for spoken words', () => {
    const score = composeSong(lyrics, 'fun', { seed: 6 });
    const beat = renderBand(score, { sampleRate: RATE, players: 'beat' });
    expect(loudness(beat, RATE)).toBeLessThan(loudness(played[0]?.band ?? beat, RATE) - 3);
  });
});
