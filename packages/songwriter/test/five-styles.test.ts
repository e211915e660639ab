import { SONG_STYLES, type SongStyle } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { arrange } from '../src/arrange/arrange.ts';
import { composeSong, mixSong, renderBand, secondsAt, songSeconds } from '../src/index.ts';
import { characterOf } from './sound-meters.ts';
import { henInTheHall } from './songs.ts';

const RATE = 16_000;
const SEEDS = [1];

/** What a listener could tell two styles apart by, as numbers of one size: one is a clear difference. */
function featuresOf(style: SongStyle): readonly number[] {
  const each = SEEDS.map((seed) => {
    const score = composeSong(henInTheHall(), style, { seed });
    const notes = arrange(score);
    const { centroid, onsets, low, punch } = characterOf(
      mixSong(renderBand(score, { sampleRate: RATE }), null, 'band', RATE),
      RATE,
    );
    const held = notes.reduce((sum, { seconds }) => sum + seconds, 0) / notes.length;
    const half = (secondsAt(score, 0.5) * score.tempo) / 60;
    return [
      Math.log2(score.tempo) * 4,
      score.metre === '4/4' ? 0 : 1.5,
      { major: 0, mixolydian: 1, dorian: 2, minor: 3 }[score.mode],
      (half - 0.5) * 10,
      Math.log2(centroid) * 2,
      onsets / 0.8,
      low * 6,
      punch / 3,
      Math.log2(held) * 2,
      notes.length / songSeconds(score) / 6,
    ];
  });
  return (each[0] ?? []).map((_, at) => each.reduce((sum, row) => sum + (row[at] ?? 0), 0) / each.length);
}

const playersOf = (style: SongStyle): ReadonlySet<string> =>
  new Set(arrange(composeSong(henInTheHall(), style, { seed: 1 })).map(({ instrument }) => instrument));

it('differ in how they sound: each pair clearly in at least three ways', () => {
  const features = SONG_STYLES.map((style) => ({ style, row: featuresOf(style) }));
  features.forEach((one, at) => {
    for (const other of features.slice(at + 1)) {
      const apart = one.row.map((value, index) => Math.abs(value - (other.row[index] ?? 0)));
      expect(
        apart.filter((distance) => distance >= 1).length,
        `${one.style} and ${other.style}`,
      ).toBeGreaterThanOrEqual(3);
    }
  });
});

it('differ in who plays: no two share more than half of their players', () => {
  const bands = SONG_STYLES.map((style) => ({ style, players: playersOf(style) }));
  bands.forEach((one, at) => {
    for (const other of bands.slice(at + 1)) {
      const shared = [...one.players].filter((player) => other.players.has(player)).length;
      const all = new Set([...one.players, ...other.players]).size;
      expect(shared / all, `${one.style} and ${other.style}`).toBeLessThanOrEqual(0.5);
    }
  });
});

it('differ in their harmony: no two use the same row of chords in a chorus', () => {
  const rows = SONG_STYLES.flatMap((style) =>
    [1, 2, 3, 4, 5, 6].map((seed) => {
      const score = composeSong(henInTheHall(), style, { seed });
      const chorus = score.sections.find(({ kind }) => kind === 'chorus');
      const chords = score.chords.filter(({ at }) => chorus && at >= chorus.at && at < chorus.at + chorus.beats);
      return { style, row: chords.map(({ root, quality }) => `${(root - score.key + 12) % 12} ${quality}`).join(', ') };
    }),
  );
  for (const { style, row } of rows) {
    expect(new Set(rows.filter((each) => each.row === row).map((each) => each.style))).toEqual(new Set([style]));
  }
});
