import { describe, expect, it } from 'vitest';
import { chantLyrics, composeSong, mixSong, renderBand, singLyrics, sungLines, wordsOf } from '../src/index.ts';
import {
  clippedSamples,
  measurePitch,
  peakDb,
  percentile,
  vowelDelays,
  wantedNotes,
  type WantedNote,
} from './meters.ts';
import { henInTheHall } from './songs.ts';
import { pronounce, voice } from './voice.ts';

const RATE = 16_000;
const whole = henInTheHall(pronounce);
/** A verse and the chorus are enough to measure, and quick. */
const lyrics = { ...whole, sections: whole.sections.slice(0, 2) };
const score = composeSong(lyrics, 'fun', { seed: 1 });
const { voice: dry, words } = singLyrics(score, lyrics, voice, { sampleRate: RATE });
const notes = wantedNotes(score, lyrics);

/** The same sound later, or the same notes wanted at another pitch: deliberate faults. */
const late = (pcm: Float32Array, seconds: number): Float32Array => {
  const out = new Float32Array(pcm.length);
  out.set(pcm.subarray(0, pcm.length - Math.round(seconds * RATE)), Math.round(seconds * RATE));
  return out;
};
const detuned = (cents: number): readonly WantedNote[] =>
  notes.map((note) => ({ ...note, hertz: note.hertz * 2 ** (cents / 1200) }));

describe('the singing voice', () => {
  it('holds its notes', () => {
    const report = measurePitch(dry, RATE, notes);
    expect(report.frames).toBeGreaterThan(500);
    expect(report.within50).toBeGreaterThanOrEqual(0.95);
    expect(report.notesWithin20).toBeGreaterThanOrEqual(0.97);
    expect(report.without).toBeLessThan(0.25);
  });

  it('is caught 80 cents out of tune', () => {
    const report = measurePitch(dry, RATE, detuned(80));
    expect(report.within50).toBeLessThan(0.2);
    expect(report.notesWithin20).toBeLessThan(0.2);
  });

  it('begins its vowels on the beat', () => {
    const delays = vowelDelays(dry, RATE, notes);
    expect(delays.length).toBeGreaterThan(10);
    expect(Math.abs(percentile(delays, 0.5))).toBeLessThanOrEqual(0.02);
    expect(percentile(delays.map(Math.abs), 0.9)).toBeLessThanOrEqual(0.06);
  });

  it('is caught 100 ms late', () => {
    expect(percentile(vowelDelays(late(dry, 0.1), RATE, notes), 0.5)).toBeGreaterThan(0.06);
  });

  it('gives every written word a time, in order and inside the song', () => {
    const written = sungLines(score, lyrics).flatMap((line) => wordsOf(line.words));
    expect(words).toHaveLength(written.length);
    words.forEach((word, at) => {
      expect(word.end).toBeGreaterThan(word.start);
      expect(word.start).toBeGreaterThanOrEqual((words[at - 1]?.end ?? 0) - 0.02);
    });
    expect(words.at(-1)?.end).toBeLessThan(dry.length / RATE);
  });

  it('stands over the band in the mix, at -16 LUFS, alone or with it', () => {
    const band = renderBand(score, { sampleRate: RATE });
    for (const variant of ['full', 'voice'] as const) {
      const mix = mixSong(band, dry, variant, RATE);
      expect(Math.abs(mix.lufs + 16)).toBeLessThan(1);
      expect(peakDb(mix)).toBeLessThanOrEqual(-1.99);
      expect(clippedSamples(mix)).toBe(0);
    }
  });
});

it('is as well in tune and in time when a parent asks for another key and tempo', () => {
  const wishes = { transpose: 4, pace: 1.2 };
  const moved = composeSong(lyrics, 'fun', { seed: 1, wishes });
  const track = singLyrics(moved, lyrics, voice, { sampleRate: RATE });
  const wanted = wantedNotes(moved, lyrics);
  const report = measurePitch(track.voice, RATE, wanted);
  expect(report.within50).toBeGreaterThanOrEqual(0.95);
  expect(report.notesWithin20).toBeGreaterThanOrEqual(0.97);
  expect(percentile(vowelDelays(track.voice, RATE, wanted).map(Math.abs), 0.9)).toBeLessThanOrEqual(0.06);
  expect(track.words).toHaveLength(words.length);
  const faster = moved.tempo / score.tempo;
  track.words.forEach((word, at) => {
    expect(Math.abs(word.start - (words[at]?.start ?? 0) / faster)).toBeLessThan(0.15);
  });
});

it('speaks the words in rhythm where there is no tune', () => {
  const spoken = chantLyrics(score, lyrics, voice, { sampleRate: RATE });
  expect(spoken.words.length).toBe(words.length);
  const delays = vowelDelays(spoken.voice, RATE, notes);
  expect(Math.abs(percentile(delays, 0.5))).toBeLessThanOrEqual(0.03);
});

it('sings words whose sounds it was not told', () => {
  const plain = henInTheHall();
  const short = {
    ...plain,
    sections: plain.sections.slice(0, 2).map((section) => ({ ...section, lines: section.lines.slice(0, 1) })),
  };
  const untold = singLyrics(composeSong(short, 'lullaby', { seed: 2 }), short, voice, { sampleRate: RATE });
  expect(untold.voice.some((sample) => Math.abs(sample) > 0.05)).toBe(true);
});
