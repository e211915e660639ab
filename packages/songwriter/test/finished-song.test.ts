import { encodeStereo, truePeakDb } from '@storylantern/narrator';
import { describe, expect, it } from 'vitest';
import {
  composeSong,
  loudness,
  mixSong,
  renderBand,
  singLyrics,
  songSeconds,
  sungLines,
  type Stereo,
} from '../src/index.ts';
import { decoded, encoder } from './decode.ts';
import { clippedSamples, lagOf, longestSilence, percentile, vowelDelays, wantedNotes } from './meters.ts';
import { lyricsFor } from './real-lyrics.ts';
import { voice } from './voice.ts';

const RATE = 44_100;
const lyrics = lyricsFor('the moon', 'fun', 5);
const score = composeSong(lyrics, 'fun', { seed: 5 });
const sung = singLyrics(score, lyrics, voice, { sampleRate: RATE });
const mix = mixSong(renderBand(score, { sampleRate: RATE }), sung.voice, 'full', RATE);
const file = await encodeStereo(encoder, mix, RATE);
const heard = await decoded(file.audio);

const peak = ({ left, right }: Stereo): number => Math.max(truePeakDb(left), truePeakDb(right));
const later = (pcm: Float32Array, seconds: number): Float32Array => {
  const out = new Float32Array(pcm.length);
  out.set(pcm.subarray(0, pcm.length - Math.round(seconds * RATE)), Math.round(seconds * RATE));
  return out;
};
/** How far times in the file are from those stated, at three places, in seconds. */
const offsets = (left: Float32Array): readonly number[] =>
  [0.1, 0.5, 0.9].map((share) => {
    const place = Math.round(mix.left.length * share);
    return lagOf(mix.left, left, place, 8_000, 6_000) / RATE - file.delaySeconds;
  });

describe('a finished song, as a player decodes it', () => {
  it('lasts 60 to 90 seconds, as long as it says', () => {
    expect(songSeconds(score)).toBeGreaterThanOrEqual(60);
    expect(heard.left.length / RATE).toBeLessThanOrEqual(90);
    expect(heard.left.length / RATE).toBeCloseTo(file.seconds, 3);
  });

  it('is at -16 LUFS, without a clipped sample, and its peaks stay under -1 dB between samples too', () => {
    expect(Math.abs(loudness(heard, RATE) + 16)).toBeLessThanOrEqual(1);
    expect(clippedSamples(heard)).toBe(0);
    expect(peak(heard)).toBeLessThanOrEqual(-1);
  });

  it('is never silent for longer than 1.5 seconds', () => {
    expect(longestSilence(heard, RATE)).toBeLessThan(1.5);
  });

  it('is where the times of its words say, within 10 ms', () => {
    for (const offset of offsets(heard.left)) expect(Math.abs(offset)).toBeLessThanOrEqual(0.01);
  });

  it('has times for every word, in order and inside the file', () => {
    const written = sungLines(score, lyrics).reduce((sum, { words }) => sum + words.text.split(/\s+/).length, 0);
    expect(sung.words.length).toBeGreaterThanOrEqual(written);
    const ends = sung.words.map(({ end }) => end + file.delaySeconds);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(ends.at(-1)).toBeLessThan(heard.left.length / RATE);
  });

  it('has one note for each syllable and begins vowels on the beat', () => {
    for (const { words, notes } of sungLines(score, lyrics)) expect(notes).toHaveLength(words.syllables.length);
    const delays = vowelDelays(sung.voice, RATE, wantedNotes(score, lyrics));
    expect(delays.length).toBeGreaterThan(10);
    expect(Math.abs(percentile(delays, 0.5))).toBeLessThanOrEqual(0.02);
    expect(percentile(delays.map(Math.abs), 0.9)).toBeLessThanOrEqual(0.06);
  });
});

describe('the meters notice', () => {
  it('a song that is 100 ms late', () => {
    for (const offset of offsets(later(heard.left, 0.1))) expect(offset).toBeGreaterThan(0.09);
    const delays = vowelDelays(later(sung.voice, 0.1), RATE, wantedNotes(score, lyrics));
    expect(percentile(delays, 0.5)).toBeGreaterThan(0.06);
  });

  it('one clipped sample, a song too loud, and a hole', () => {
    const faulty = { left: heard.left.slice(), right: heard.right.slice() };
    faulty.right[RATE * 20] = -1;
    expect(clippedSamples(faulty)).toBe(1);
    expect(peak(faulty)).toBeGreaterThan(-1);
    for (const side of [faulty.left, faulty.right]) side.fill(0, RATE * 30, RATE * 32);
    expect(longestSilence(faulty, RATE)).toBeGreaterThan(1.5);
    const loud = { left: heard.left.map((sample) => sample * 1.3), right: heard.right.map((sample) => sample * 1.3) };
    expect(Math.abs(loudness(loud, RATE) + 16)).toBeGreaterThan(1);
  });
});
