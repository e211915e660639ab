import type { Clip } from '../clip.ts';
import type { TimeSpan } from '../align/align-words.ts';
import type { Sound } from '../engine/read-wav.ts';
import { NARRATION_RATE } from '../sound/polish.ts';
import { resample } from '../sound/resample.ts';
import { comparableFrames, percentileOf } from './match-frames.ts';
import { FEATURE_RATE, speechFeatures, CEPSTRA_PER_FRAME } from './speech-features.ts';
import { findPath } from './find-path.ts';

const HOP = 0.01;
export const A = { gate: 0.35, belowLoud: 40, overFloor: 8, soft: 4, warps: [1] as number[] };

export function alignForeignSpeech(reference: readonly Clip[], sound: Sound): { words: readonly TimeSpan[]; cost: number } {
  const heardPcm = resample(sound.pcm, sound.sampleRate, FEATURE_RATE);
  const heardF = speechFeatures(heardPcm, HOP);
  const quiet = quietness(heardF.level);
  const speechSeconds = quiet.reduce((s, q) => s + (q < 0.5 ? HOP : 0), 0);
  // reference
  const pcms: Float32Array[] = [];
  const words: { start: number; end: number; rest: boolean }[] = [];
  let offset = 0;
  reference.forEach((clip) => {
    const pcm = resample(clip.pcm, NARRATION_RATE, FEATURE_RATE);
    clip.words.forEach((w, i) => words.push({ start: offset + w.start, end: offset + w.end, rest: i === 0 || w.start - (clip.words[i - 1]?.end ?? 0) > 0.03 }));
    pcms.push(pcm);
    offset += pcm.length / FEATURE_RATE;
  });
  const all = new Float32Array(pcms.reduce((s, p) => s + p.length, 0));
  let place = 0;
  for (const p of pcms) { all.set(p, place); place += p.length; }
  const wordSeconds = words.reduce((s, w) => s + w.end - w.start, 0);
  const ratio = Math.min(2, Math.max(0.5, wordSeconds / Math.max(0.1, speechSeconds)));
  const hop = HOP * ratio;
  const refF = speechFeatures(all, hop);
  const starts: number[] = [];
  const chosen: number[] = [];
  for (const w of words) {
    starts.push(chosen.length);
    const from = Math.round(w.start / hop);
    const to = Math.max(from + 1, Math.round(w.end / hop));
    for (let f = from; f < to; f++) chosen.push(Math.min(refF.frames - 1, f));
  }
  starts.push(chosen.length);
  const inWord = new Set(chosen);
  const refV = comparableFrames(refF.cepstra, refF.level, (f) => inWord.has(f));
  const V = refV.length / refF.frames;
  const picked = new Float32Array(chosen.length * V);
  chosen.forEach((f, i) => picked.set(refV.subarray(f * V, (f + 1) * V), i * V));
  const expected = { values: picked, starts, rests: [...words.map((w) => w.rest), true] };
  let best: ReturnType<typeof findPath> | undefined;
  for (const warp of A.warps) {
    const f = warp === 1 ? heardF : speechFeatures(heardPcm, HOP, warp);
    const values = comparableFrames(f.cepstra, f.level, (frame) => (quiet[frame] ?? 0) < 0.5);
    const path = findPath({ frames: f.frames, values, quiet }, expected);
    if (!best || path.cost < best.cost) best = path;
  }
  return { words: (best?.words ?? []).map(({ from, to }) => ({ start: from * HOP - HOP/2, end: to * HOP - HOP/2 })), cost: best?.cost ?? Infinity };
}

export function quietness(level: Float32Array): Float32Array {
  const loud = percentileOf(level, 0.92);
  const floor = percentileOf(level, 0.04);
  const threshold = Math.max(loud - A.belowLoud, Math.min(floor + A.overFloor, loud - 15));
  return level.map((v) => 1 / (1 + Math.exp((v - threshold) / (A.soft / 2))));
}
void CEPSTRA_PER_FRAME;
