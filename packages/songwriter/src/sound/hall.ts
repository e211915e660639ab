import type { Stereo } from './stereo.ts';

/** Delays in samples at 44.1 kHz after Schroeder (1962), without common factors; the right side is a little longer. */
const ECHOES = [1116, 1277, 1422, 1617];
const DIFFUSERS = [556, 225];
const SPREAD = 23;
const DULLING = 0.35;
const PRE_DELAY_SECONDS = 0.012;

/**
 * Adds a hall to both channels, in place: `send` is what sounds in it (mono), `feedback` (0 to 1) how long it rings,
 * `level` how much is heard. One pass, without another copy of the song.
 */
export function addHall(
  { left, right }: Stereo,
  send: Float32Array,
  rate: number,
  feedback: number,
  level: number,
): void {
  addSide(left, send, rate, 0, feedback, level);
  addSide(right, send, rate, SPREAD, feedback, level);
}

function addSide(
  out: Float32Array,
  send: Float32Array,
  rate: number,
  spread: number,
  feedback: number,
  level: number,
): void {
  const wet = new Float32Array(BLOCK);
  const lines = ECHOES.map((delay) => delayLine(delay + spread, rate));
  const diffusers = DIFFUSERS.map((delay) => delayLine(delay + spread, rate));
  const wait = Math.round(PRE_DELAY_SECONDS * rate);
  for (let from = 0; from < out.length; from += BLOCK) {
    const count = Math.min(BLOCK, out.length - from);
    wet.fill(0);
    for (const line of lines) echo(line, wet, send, from - wait, count, feedback);
    for (const diffuser of diffusers) diffuse(diffuser, wet, count);
    for (let at = 0; at < count; at++) out[from + at] = (out[from + at] ?? 0) + (wet[at] ?? 0) * level;
  }
}

const BLOCK = 4096;

interface DelayLine {
  readonly buffer: Float32Array;
  place: number;
  dull: number;
}

const delayLine = (samples: number, rate: number): DelayLine => ({
  buffer: new Float32Array(Math.round((samples * rate) / 44_100)),
  place: 0,
  dull: 0,
});

/** A delay that feeds itself and loses treble at each turn. */
function echo(line: DelayLine, wet: Float32Array, send: Float32Array, from: number, count: number, back: number): void {
  const { buffer } = line;
  let { place, dull } = line;
  for (let at = 0; at < count; at++) {
    const out = buffer[place] ?? 0;
    dull = out * (1 - DULLING) + dull * DULLING;
    buffer[place] = (send[from + at] ?? 0) + dull * back;
    wet[at] = (wet[at] ?? 0) + out;
    if (++place === buffer.length) place = 0;
  }
  line.place = place;
  line.dull = dull;
}

/** An all-pass filter: blurs echoes into one another without colouring them. */
function diffuse(line: DelayLine, wet: Float32Array, count: number): void {
  const { buffer } = line;
  let { place } = line;
  for (let at = 0; at < count; at++) {
    const out = buffer[place] ?? 0;
    const into = (wet[at] ?? 0) + out * 0.5;
    buffer[place] = into;
    wet[at] = out - into * 0.5;
    if (++place === buffer.length) place = 0;
  }
  line.place = place;
}
