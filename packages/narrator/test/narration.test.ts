import { narrationManifestSchema } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { assembleNarration, loudness, master, NARRATION_RATE, truePeakDb } from '../src/index.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { clippedSamples, lagOf, longestSilence, onsetErrors, percentile } from './meters.ts';
import { STORY, STORY_SAID } from './story.ts';
import { narrate } from './voice.ts';

const { planned, clips, audio, manifest } = await narrate(STORY, STORY_SAID);
const { pcm, sampleRate } = await decodeMp3(audio);
const sentences = manifest.segments.flatMap((segment) =>
  segment.sentences.map((sentence) => ({ ...sentence, segment })),
);
const words = sentences.flatMap(({ words: inSentence, segment }) =>
  inSentence.map((word) => ({ ...word, text: segment.text.slice(word.from, word.to) })),
);

describe('a narrated story', () => {
  it('has a manifest of the agreed shape that holds exactly the shown text', () => {
    expect(narrationManifestSchema.parse(manifest)).toEqual(manifest);
    expect(manifest.segments.map(({ id, text }) => ({ id, text }))).toEqual(STORY);
  });

  it('has a time for every shown word, and keeps the written word where another is said', () => {
    const shown = STORY.flatMap((segment) => segment.text.match(/_{2,}|[\p{L}\p{N}’]+/gu) ?? []);
    expect(words.map((word) => word.text)).toEqual(shown.map((word) => word.replace(/’$/, '')));
    expect(words.some((word) => word.text === 'Niamh’s')).toBe(true);
  });

  it('never goes back in time and stays inside the decoded file', () => {
    const times = words.flatMap((word) => [word.start, word.end]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(pcm.length / sampleRate);
    for (const span of [...sentences, ...manifest.segments]) expect(span.end).toBeGreaterThan(span.start);
  });

  it('gives ordinary words ordinary lengths', () => {
    const lengths = words.filter((word) => !word.text.startsWith('_')).map((word) => word.end - word.start);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(0.02);
    expect(Math.max(...lengths)).toBeLessThan(1.2);
  });

  it('states the length that a player finds', () => {
    expect(sampleRate).toBe(NARRATION_RATE);
    expect(manifest.seconds).toBeCloseTo(pcm.length / sampleRate, 3);
  });

  it('is as late in the file as the manifest says, at its beginning, middle and end', () => {
    const assembled = assembleNarration(planned, clips);
    master(assembled.pcm, NARRATION_RATE);
    const stated = (manifest.segments[0]?.start ?? 0) - (assembled.segments[0]?.start ?? 0);
    for (const share of [0.05, 0.5, 0.9]) {
      const lag = lagOf(assembled.pcm, pcm, Math.round(pcm.length * share), 12_000, 2_400);
      expect(Math.abs(lag / sampleRate - stated)).toBeLessThan(0.01);
    }
  });

  it('lights words up when they are heard', () => {
    const errors = onsetErrors(pcm, sampleRate, manifest);
    expect(errors.length).toBeGreaterThan(15);
    expect(percentile(errors, 0.5)).toBeLessThanOrEqual(0.02);
    expect(percentile(errors, 0.9)).toBeLessThanOrEqual(0.06);
  });

  it('is as loud as agreed, without clipping, in the decoded file', () => {
    expect(loudness(pcm, sampleRate)).toBeGreaterThan(-19);
    expect(loudness(pcm, sampleRate)).toBeLessThan(-17);
    expect(manifest.lufs).toBeCloseTo(-18, 1);
    expect(truePeakDb(pcm)).toBeLessThanOrEqual(-1);
    expect(clippedSamples(pcm)).toBe(0);
  });

  it('leaves time for the blank and is never silent for long', () => {
    const blank = words.find((word) => word.text === '____');
    expect((blank?.end ?? 0) - (blank?.start ?? 0)).toBeCloseTo(1, 1);
    expect(longestSilence(pcm, sampleRate)).toBeLessThan(1.5);
    expect(longestSilence(pcm, sampleRate)).toBeGreaterThan(0.9);
  });

  it('is read calmly: 2.4 to 2.8 words a second with its pauses', () => {
    expect(words.length / manifest.seconds).toBeGreaterThan(2.4);
    expect(words.length / manifest.seconds).toBeLessThan(2.8);
  });

  it('sounds the same every time', async () => {
    const again = await narrate(STORY.slice(0, 2), STORY_SAID);
    const once = await narrate(STORY.slice(0, 2), STORY_SAID);
    expect(Buffer.compare(again.audio, once.audio)).toBe(0);
    expect(again.manifest).toEqual(once.manifest);
  });
});

describe('the meters', () => {
  it('notice times that are 100 ms off', () => {
    const shifted = pcm.slice(Math.round(0.1 * sampleRate));
    const late = new Float32Array(pcm.length);
    late.set(pcm.subarray(0, -2400), 2400);
    for (const wrong of [shifted, late])
      expect(percentile(onsetErrors(wrong, sampleRate, manifest), 0.5)).toBeGreaterThan(0.02);
    expect(lagOf(pcm, late, Math.round(pcm.length / 2), 12_000, 2_400)).toBe(2400);
  });

  it('notice one clipped sample, a wrong gain and a long silence', () => {
    const loud = pcm.map((sample) => sample * 1.6);
    expect(loudness(loud, sampleRate)).toBeGreaterThan(-17);
    const clipped = pcm.slice();
    clipped[50_000] = 1;
    expect(clippedSamples(clipped)).toBe(1);
    expect(truePeakDb(clipped)).toBeGreaterThan(-1);
    const holed = pcm.slice().fill(0, sampleRate * 10, sampleRate * 12);
    expect(longestSilence(holed, sampleRate)).toBeGreaterThan(1.5);
  });
});
