/**
 * Makes a whole song in every style with the real voice and prints what the meters say, beside the bar each figure has
 * to clear. Run it alone: node packages/songwriter/test/measure-song.ts
 */
import { SONG_STYLES, type SongStyle } from '@storylantern/contract';
import { composeSong, loudness, mixSong, renderBand, singLyrics, songSeconds, type Variant } from '../src/index.ts';
import {
  clippedSamples,
  longestSilence,
  measurePitch,
  peakDb,
  percentile,
  vowelDelays,
  wantedNotes,
} from './meters.ts';
import { henInTheHall, leafAfterLeaf } from './songs.ts';
import { pronounce, voice } from './voice.ts';

const RATE = 44_100;

/** Seconds of computing that something took in this process, on whichever core. */
function timed<T>(make: () => T): { value: T; seconds: number } {
  const before = process.cpuUsage();
  const value = make();
  const { user, system } = process.cpuUsage(before);
  return { value, seconds: (user + system) / 1e6 };
}

function measure(style: SongStyle): Record<string, string> {
  const lyrics = style === 'lullaby' ? leafAfterLeaf(pronounce) : henInTheHall(pronounce);
  const composed = timed(() => composeSong(lyrics, style, { seed: 1 }));
  const score = composed.value;
  const band = timed(() => renderBand(score, { sampleRate: RATE }));
  const sung = timed(() => singLyrics(score, lyrics, voice, { sampleRate: RATE }));
  const mixes = (['full', 'band'] satisfies Variant[]).map((variant) =>
    timed(() => mixSong(band.value, sung.value.voice, variant, RATE)),
  );
  const [full, only] = mixes;
  if (!full || !only) throw new Error('A mix is missing.');
  const memory = process.memoryUsage().rss / 1e6;
  const notes = wantedNotes(score, lyrics);
  const pitch = measurePitch(sung.value.voice, RATE, notes);
  const delays = vowelDelays(sung.value.voice, RATE, notes);
  const milliseconds = (value: number): string => `${Math.round(value * 1000)} ms`;
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  return {
    'length (60 to 90 s)': `${songSeconds(score).toFixed(1)} s`,
    compose: `${composed.seconds.toFixed(2)} s`,
    'band and its mix (3 s)': `${(band.seconds + only.seconds).toFixed(2)} s`,
    sing: `${sung.seconds.toFixed(2)} s`,
    'all but MP3 (6 s)': `${(composed.seconds + band.seconds + sung.seconds + full.seconds).toFixed(2)} s`,
    'loudness (-16 +-1)': `${loudness(full.value, RATE).toFixed(1)} / ${only.value.lufs.toFixed(1)}`,
    'peak (-2 dBFS)': peakDb(full.value).toFixed(2),
    'clipped (0)': String(clippedSamples(full.value) + clippedSamples(only.value)),
    'silence (1.5 s)': `${longestSilence(full.value, RATE).toFixed(2)} s`,
    'frames in 50 cents (95 %)': percent(pitch.within50),
    'notes in 20 cents (97 %)': percent(pitch.notesWithin20),
    'vowel on the beat: median (20)': milliseconds(percentile(delays, 0.5)),
    'and 90 of 100 within (60)': milliseconds(percentile(delays.map(Math.abs), 0.9)),
    'memory (500 MB)': `${Math.round(memory)} MB`,
  };
}

const columns = SONG_STYLES.map((style) => ({ style, figures: measure(style) }));
const row = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(34)}${cells.map((cell) => cell.padStart(15)).join('')}\n`;
process.stdout.write(
  row(
    '',
    columns.map(({ style }) => style),
  ),
);
for (const name of Object.keys(columns[0]?.figures ?? {})) {
  process.stdout.write(
    row(
      name,
      columns.map(({ figures }) => figures[name] ?? ''),
    ),
  );
}
