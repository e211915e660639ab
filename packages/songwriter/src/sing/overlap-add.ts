import { nearestMark } from './pitch-marks.ts';
import type { Placed } from './time-phones.ts';

/** A clip that was spoken on one pitch, with its peaks. */
export interface FlatClip {
  readonly pcm: Float32Array;
  readonly rate: number;
  readonly hertz: number;
  readonly marks: Float64Array;
}

/** Seconds kept at natural speed at both ends of a stretched vowel, so that it still joins its consonants. */
const EDGE_SECONDS = 0.09;
const EDGE_SHARE = 0.35;
/** Half the length of the pieces that sounds without a pitch are copied in, in seconds. */
const PIECE_SECONDS = 0.004;

/**
 * Puts one sound of a line into the song by pitch-synchronous overlap-add (Moulines and Charpentier, 1990): single
 * swings of the clip, set one wanted period apart. `place` is the sample at which the last swing was set, so that
 * swings go on evenly from sound to sound; the next one is given back. Sounds without a pitch are copied.
 */
export function addSound(
  out: Float32Array,
  clip: FlatClip,
  sound: Placed,
  place: number,
  hertzAt: (seconds: number) => number,
): number {
  const { rate } = clip;
  const [start, end] = [sound.target[0] * rate, sound.target[1] * rate];
  if (!sound.pitched) {
    copySound(out, clip, sound);
    return Math.max(place, end);
  }
  let at = place < start - 0.02 * rate || place > end ? start : place;
  while (at < end) {
    const seconds = at / rate;
    const mark = clip.marks[nearestMark(clip.marks, sourceTime(sound, seconds) * rate)] ?? 0;
    const period = rate / hertzAt(seconds);
    addSwing(out, clip.pcm, at, mark, Math.min(period, rate / clip.hertz));
    at += period;
  }
  return at;
}

/** Which moment of the clip is heard at a moment of the line. */
function sourceTime({ source, target, vowel }: Placed, seconds: number): number {
  const [from, to] = source;
  const length = to - from;
  const wanted = Math.max(1e-6, target[1] - target[0]);
  const inside = seconds - target[0];
  if (!vowel || wanted <= length) return from + (inside / wanted) * length;
  const edge = Math.min(EDGE_SHARE * length, EDGE_SECONDS);
  if (inside < edge) return from + inside;
  if (wanted - inside < edge) return to - (wanted - inside);
  return from + edge + ((length - 2 * edge) * (inside - edge)) / (wanted - 2 * edge);
}

/** One swing under a raised cosine, read between samples with a cubic curve. */
function addSwing(out: Float32Array, pcm: Float32Array, to: number, from: number, half: number): void {
  const first = Math.max(0, Math.ceil(to - half));
  const last = Math.min(out.length - 1, Math.floor(to + half));
  for (let at = first; at <= last; at++) {
    const away = at - to;
    const place = from + away;
    const whole = Math.floor(place);
    const part = place - whole;
    const [a, b, c, d] = [pcm[whole - 1] ?? 0, pcm[whole] ?? 0, pcm[whole + 1] ?? 0, pcm[whole + 2] ?? 0];
    const read = b + 0.5 * part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)));
    out[at] = (out[at] ?? 0) + read * (0.5 + 0.5 * Math.cos((Math.PI * away) / half));
  }
}

/** Copies noise in short pieces, which may be nearer together or further apart than they were. */
function copySound(out: Float32Array, { pcm, rate }: FlatClip, sound: Placed): void {
  const half = Math.round(PIECE_SECONDS * rate);
  const end = sound.target[1] * rate;
  for (let at = sound.target[0] * rate; at < end; at += half) {
    const from = Math.round(sourceTime(sound, at / rate) * rate);
    const to = Math.round(at);
    for (let away = -half; away < half; away++) {
      if (to + away < 0 || to + away >= out.length) continue;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * away) / half);
      out[to + away] = (out[to + away] ?? 0) + (pcm[from + away] ?? 0) * window;
    }
  }
}
