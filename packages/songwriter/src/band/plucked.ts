import type { Random } from '../random.ts';
import { filterInPlace, highPass, peaking } from '../sound/filter.ts';
import { fadeOut, hertz, type Instrument } from './tone.ts';

/** How a string is made and plucked. */
interface StringSettings {
  /** Seconds until it has fallen by 60 dB, at 260 Hz; higher strings fall sooner. */
  readonly fall: number;
  /** Softness of the finger (0 a pick to 1): how much treble the pluck starts with. */
  readonly softness: number;
  /** Where it is plucked, as a share of its length. */
  readonly place: number;
  /** The body's own swing in hertz. */
  readonly body: number;
  readonly ring: number;
}

/**
 * A plucked string after Karplus and Strong (1983) with the fractional delay of Jaffe and Smith: noise runs round a
 * delay as long as one swing, and is averaged a little at each turn. Averaging delays by half a sample; an all-pass
 * filter adds what is left to the exact pitch.
 */
function plucked({ fall, softness, place, body, ring }: StringSettings): Instrument {
  return (rate, pitch, seconds, random) => {
    const frequency = hertz(pitch);
    const period = rate / frequency - 0.5;
    const length = Math.floor(period - 0.1);
    const rest = period - length;
    const bend = (1 - rest) / (1 + rest);
    const turn = pluck(random, length, softness, place);
    const seconds60 = fall * (260 / frequency) ** 0.4;
    const loss = 0.001 ** (1 / (frequency * seconds60));
    const pcm = new Float32Array(Math.round(Math.min(seconds + ring, seconds60) * rate));
    let [before, passedIn, passedOut, at] = [0, 0, 0, 0];
    for (let sample = 0; sample < pcm.length; sample++) {
      const out = turn[at] ?? 0;
      const averaged = loss * 0.5 * (out + before);
      before = out;
      passedOut = bend * (averaged - passedOut) + passedIn;
      passedIn = averaged;
      turn[at] = passedOut;
      if (++at === length) at = 0;
      pcm[sample] = out;
    }
    filterInPlace(pcm, peaking(rate, body, 1.1, 5));
    filterInPlace(pcm, highPass(rate, Math.min(130, frequency * 0.7)));
    return fadeOut(pcm, rate, 0.08);
  };
}

/** Smoothed noise, with the overtones missing that have their rest where the string is plucked; even in strength. */
function pluck(random: Random, length: number, softness: number, place: number): Float32Array {
  const noise = new Float32Array(length);
  let smooth = 0;
  for (let at = 0; at < length; at++) {
    smooth += (1 - 0.75 * softness) * (random() * 2 - 1 - smooth);
    noise[at] = smooth;
  }
  const shift = Math.max(1, Math.round(length * place));
  const combed = noise.map((sample, at) => sample - 0.9 * (noise[(at + length - shift) % length] ?? 0));
  const mean = combed.reduce((sum, sample) => sum + sample, 0) / length;
  const strength = Math.sqrt(combed.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / length);
  return combed.map((sample) => ((sample - mean) * 0.32) / Math.max(1e-6, strength));
}

export const ukulele = plucked({ fall: 1.3, softness: 0.6, place: 0.15, body: 420, ring: 0.4 });
export const guitar = plucked({ fall: 2.2, softness: 0.45, place: 0.12, body: 220, ring: 0.5 });
/** A bright, short, brassy pluck for calls. */
export const horn = plucked({ fall: 1.1, softness: 0.15, place: 0.32, body: 900, ring: 0.15 });
