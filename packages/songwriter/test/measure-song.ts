/**
 * Makes a whole song in every style, from the storyteller's words to the decoded MP3, and prints what the meters say,
 * beside the bar each figure has to clear. Run it alone: node packages/songwriter/test/measure-song.ts
 */
import { readFileSync } from 'node:fs';
import { SONG_STYLES, type SongStyle } from '@storylantern/contract';
import { encodeStereo, truePeakDb } from '@storylantern/narrator';
import { composeSong, loudness, mixSong, renderBand, singLyrics } from '../src/index.ts';
import { decoded, encoder } from './decode.ts';
import { clippedSamples, lagOf, longestSilence, measurePitch, percentile, vowelDelays, wantedNotes } from './meters.ts';
import { lyricsFor } from './real-lyrics.ts';
import { voice } from './voice.ts';

const RATE = 44_100;

/** Seconds of computing that something took in this process, on whichever core. */
async function timed<T>(make: () => T | Promise<T>): Promise<{ value: T; seconds: number }> {
  const before = process.cpuUsage();
  const value = await make();
  const { user, system } = process.cpuUsage(before);
  return { value, seconds: (user + system) / 1e6 };
}

/** The most memory this process ever had, in MB (Linux only). */
function mostMemory(): number {
  const found = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'));
  return Math.round(Number(found?.[1] ?? NaN) / 1000);
}

async function measure(style: SongStyle): Promise<Record<string, string>> {
  const lyrics = lyricsFor('the moon', style, 5);
  const composed = await timed(() => composeSong(lyrics, style, { seed: 5 }));
  const score = composed.value;
  const band = await timed(() => renderBand(score, { sampleRate: RATE }));
  const sung = await timed(() => singLyrics(score, lyrics, voice, { sampleRate: RATE }));
  const full = await timed(() => mixSong(band.value, sung.value.voice, 'full', RATE));
  const file = await timed(() => encodeStereo(encoder, full.value, RATE));
  const memory = mostMemory();
  const only = await timed(() => mixSong(band.value, null, 'band', RATE));
  const heard = await decoded(file.value.audio);
  const lag = lagOf(full.value.left, heard.left, Math.round(heard.left.length / 2), 12_000, 3_000) / RATE;
  const notes = wantedNotes(score, lyrics);
  const pitch = measurePitch(sung.value.voice, RATE, notes);
  const delays = vowelDelays(sung.value.voice, RATE, notes);
  const milliseconds = (value: number): string => `${Math.round(value * 1000)} ms`;
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const all = [composed, band, sung, full, file].reduce((sum, { seconds }) => sum + seconds, 0);
  return {
    'length (60 to 90 s)': `${(heard.left.length / RATE).toFixed(1)} s`,
    tempo: `${score.tempo}`,
    compose: `${composed.seconds.toFixed(2)} s`,
    sing: `${sung.seconds.toFixed(2)} s`,
    'band and its mix (3 s)': `${(band.seconds + only.seconds).toFixed(2)} s`,
    MP3: `${file.seconds.toFixed(2)} s`,
    'sung song to MP3 (8 s)': `${all.toFixed(2)} s`,
    'loudness, decoded (-16 +-1)': loudness(heard, RATE).toFixed(2),
    'true peak, decoded (-1 dB)': Math.max(truePeakDb(heard.left), truePeakDb(heard.right)).toFixed(2),
    'clipped (0)': String(clippedSamples(heard)),
    'silence (1.5 s)': `${longestSilence(heard, RATE).toFixed(2)} s`,
    'times against the file (10 ms)': milliseconds(Math.abs(lag - file.value.delaySeconds)),
    'frames in 50 cents (95 %)': percent(pitch.within50),
    'notes in 20 cents (97 %)': percent(pitch.notesWithin20),
    'vowel on the beat: median (20)': milliseconds(percentile(delays, 0.5)),
    'and 90 of 100 within (60)': milliseconds(percentile(delays.map(Math.abs), 0.9)),
    'most memory so far (500 MB)': `${memory} MB`,
  };
}

const columns: { style: SongStyle; figures: Record<string, string> }[] = [];
for (const style of SONG_STYLES) columns.push({ style, figures: await measure(style) });
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
