import type { Stereo } from './stereo.ts';

/** Delays in samples at 44.1 kHz after Schroeder (1962), without common factors; the right side is a little longer. */
const ECHOES = [1116, 1277, 1422, 1617];
const DIFFUSERS = [556, 225];
const SPREAD = 23;
const DULLING = 0.35;
const PRE_DELAY_SECONDS = 0.012;

/**
 * Adds a hall to both channels, in place: `send` is what sounds in it (mono), `feedback` (0 to 1) how long it rings,
 * `level` how much is heard. One pass, without another copy of the song. The hall itself runs at half the rate: echoes
 * have lost their highest treble, and it is the dearest part of a mix.
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
  const dry = new Float32Array(BLOCK);
  const wet = new Float32Array(BLOCK);
  const lines = ECHOES.map((delay) => delayLine(delay + spread, rate / 2));
  const diffusers = DIFFUSERS.map((delay) => delayLine(delay + spread, rate / 2));
  const wait = Math.round(PRE_DELAY_SECONDS * rate);
  let last = 0;
  for (let from = 0; from < out.length; from += 2 * BLOCK) {
    for (let at = 0; at < BLOCK; at++) {
      const place = from + 2 * at - wait;
      dry[at] = ((send[place] ?? 0) + (send[place + 1] ?? 0)) / 2;
    }
    wet.fill(0);
    for (const line of lines) echo(line, wet, dry, feedback);
    for (const diffuser of diffusers) diffuse(diffuser, wet);
    last = spreadOut(out, wet, from, last, level);
  }
}

const BLOCK = 2048;

/** Adds a block at the whole rate, with new samples halfway between the old; gives its last one for the next block. */
function spreadOut(out: Float32Array, wet: Float32Array, from: number, before: number, level: number): number {
  let last = before;
  const count = Math.min(BLOCK, (out.length - from) >> 1);
  for (let at = 0; at < count; at++) {
    const now = (wet[at] ?? 0) * level;
    const place = from + 2 * at;
    out[place] = (out[place] ?? 0) + (last + now) / 2;
    out[place + 1] = (out[place + 1] ?? 0) + now;
    last = now;
  }
  return last;
}

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
function echo(line: DelayLine, wet: Float32Array, dry: Float32Array, back: number): void {
  const { buffer } = line;
  let { place, dull } = line;
  for (let at = 0; at < BLOCK; at++) {
    const out = buffer[place] ?? 0;
    dull = out * (1 - DULLING) + dull * DULLING;
    buffer[place] = (dry[at] ?? 0) + dull * back;
    wet[at] = (wet[at] ?? 0) + out;
    if (++place === buffer.length) place = 0;
  }
  line.place = place;
  line.dull = dull;
}

/** An all-pass filter: blurs echoes into one another without colouring them. */
function diffuse(line: DelayLine, wet: Float32Array): void {
  const { buffer } = line;
  let { place } = line;
  for (let at = 0; at < BLOCK; at++) {
    const out = buffer[place] ?? 0;
    const into = (wet[at] ?? 0) + out * 0.5;
    buffer[place] = into;
    wet[at] = out - into * 0.5;
    if (++place === buffer.length) place = 0;
  }
  line.place = place;
}
