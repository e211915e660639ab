import type { Random } from '../random.ts';
import { filterInPlace, highPass, lowPass } from '../sound/filter.ts';
import { fadeOut, hertz, type Instrument } from './tone.ts';

/** A burst of noise that rises and falls: seconds long, falling by a factor e every `fall` seconds. */
function burst(rate: number, random: Random, seconds: number, fall: number, rise = 0.0005): Float32Array {
  const pcm = new Float32Array(Math.round(seconds * rate));
  for (let at = 0; at < pcm.length; at++) {
    const time = at / rate;
    pcm[at] = (random() * 2 - 1) * Math.exp(-time / fall) * Math.min(1, time / rise);
  }
  return pcm;
}

/** A skin whose tone falls quickly to its resting pitch. */
function skin(rate: number, seconds: number, low: number, drop: number, speed: number, fall: number): Float32Array {
  const pcm = new Float32Array(Math.round(seconds * rate));
  let phase = 0;
  for (let at = 0; at < pcm.length; at++) {
    const time = at / rate;
    phase += (2 * Math.PI * (low + drop * Math.exp(-time * speed))) / rate;
    pcm[at] = Math.sin(phase) * Math.exp(-time / fall) * Math.min(1, time / 0.001);
  }
  return fadeOut(pcm, rate);
}

export const kick: Instrument = (rate) => skin(rate, 0.32, 50, 110, 38, 0.09);

/** A hand drum or tom at a pitch. */
export const drum: Instrument = (rate, pitch) => skin(rate, 0.45, hertz(pitch), hertz(pitch) * 0.5, 25, 0.11);

export const snare: Instrument = (rate, _pitch, _seconds, random) => {
  const pcm = filterInPlace(burst(rate, random, 0.2, 0.045), highPass(rate, 1100));
  for (let at = 0; at < pcm.length; at++) {
    pcm[at] = (pcm[at] ?? 0) * 0.8 + 0.5 * Math.sin((2 * Math.PI * 190 * at) / rate) * Math.exp((-at / rate) * 30);
  }
  return fadeOut(pcm, rate);
};

/** Several hands, not quite together. */
export const clap: Instrument = (rate, _pitch, _seconds, random) => {
  const pcm = new Float32Array(Math.round(0.22 * rate));
  for (const [late, strength, fall] of [
    [0, 0.6, 0.006],
    [0.011, 0.7, 0.006],
    [0.023, 1, 0.045],
  ] as const) {
    const from = Math.round(late * rate);
    burst(rate, random, 0.18, fall).forEach((sample, at) => {
      if (from + at < pcm.length) pcm[from + at] = (pcm[from + at] ?? 0) + sample * strength;
    });
  }
  filterInPlace(pcm, highPass(rate, 850));
  return fadeOut(filterInPlace(pcm, lowPass(rate, 5500)), rate);
};

export const shaker: Instrument = (rate, _pitch, _seconds, random) =>
  fadeOut(filterInPlace(burst(rate, random, 0.1, 0.025, 0.014), highPass(rate, 5200)), rate);

export const hat: Instrument = (rate, _pitch, _seconds, random) =>
  fadeOut(filterInPlace(burst(rate, random, 0.09, 0.018), highPass(rate, 7600)), rate);

/** A wave of noise that swells for as long as it is held: a breath before a chorus. */
export const swell: Instrument = (rate, _pitch, seconds, random) => {
  const pcm = new Float32Array(Math.round((seconds + 0.08) * rate));
  for (let at = 0; at < pcm.length; at++) pcm[at] = (random() * 2 - 1) * Math.min(1, at / (seconds * rate)) ** 2;
  return fadeOut(filterInPlace(pcm, highPass(rate, 3000)), rate, 0.08);
};
