import { filterInPlace, lowPass } from '../sound/filter.ts';
import { fadeOut, hertz, type Instrument } from './tone.ts';

/** Strengths of the overtones, the first for the note itself. */
type Overtones = readonly number[];

/** How a held tone swells and dies away. */
interface Shape {
  readonly attack: number;
  readonly release: number;
  /** Detuned copies (in hundredths of a semitone) that make it broad. */
  readonly detune: readonly number[];
  /** Depth of the vibrato in hundredths of a semitone. */
  readonly vibrato: number;
  /** Cut-off of its filter as a multiple of the note's frequency. */
  readonly brightness: number;
}

const WAVE = 2048;

/** One swing with these overtones. */
function waveOf(overtones: Overtones): Float32Array {
  const total = overtones.reduce((sum, strength) => sum + strength, 0);
  return Float32Array.from({ length: WAVE + 1 }, (_, at) =>
    overtones.reduce(
      (sum, strength, overtone) => sum + (strength / total) * Math.sin((2 * Math.PI * (overtone + 1) * at) / WAVE),
      0,
    ),
  );
}

/** Tones that last as long as they are held: a stored swing, read at the note's speed. */
function held(overtones: Overtones, shape: Shape): Instrument {
  const wave = waveOf(overtones);
  return (rate, pitch, seconds, random) => {
    const pcm = new Float32Array(Math.round((seconds + shape.release) * rate));
    const [rise, fall] = [shape.attack * rate, shape.release * rate];
    for (const cents of shape.detune) {
      let phase = random() * WAVE;
      const step = (hertz(pitch + cents / 100) / rate) * WAVE;
      const sway = (2 * Math.PI * 5.2) / rate;
      for (let at = 0; at < pcm.length; at++) {
        const whole = phase | 0;
        const low = wave[whole] ?? 0;
        pcm[at] = (pcm[at] ?? 0) + low + ((wave[whole + 1] ?? 0) - low) * (phase - whole);
        phase += shape.vibrato === 0 ? step : step * (1 + (shape.vibrato / 1731) * Math.sin(sway * at));
        if (phase >= WAVE) phase -= WAVE;
      }
    }
    for (let at = 0; at < pcm.length; at++) {
      const level = Math.min(1, at / rise) * Math.min(1, (pcm.length - at) / fall);
      pcm[at] = ((pcm[at] ?? 0) * level) / shape.detune.length;
    }
    const cutOff = Math.min(rate * 0.4, hertz(pitch) * shape.brightness);
    return fadeOut(filterInPlace(pcm, lowPass(rate, cutOff)), rate);
  };
}

const saw = (count: number): Overtones => Array.from({ length: count }, (_, at) => 1 / (at + 1));

/** Soft, without an edge: behind a lullaby. */
export const softPad = held([1, 0.3, 0.12, 0.04], {
  attack: 0.3,
  release: 0.6,
  detune: [-5, 0, 5],
  vibrato: 0,
  brightness: 6,
});
/** Bright and filtered: behind a dance. */
export const brightPad = held(saw(16), { attack: 0.04, release: 0.25, detune: [-9, 0, 9], vibrato: 0, brightness: 9 });
/** Several bows together. */
export const strings = held(saw(10), { attack: 0.09, release: 0.3, detune: [-7, 1, 8], vibrato: 9, brightness: 7 });
/** A low bowed string, like a cello. */
export const cello = held([1, 0.6, 0.42, 0.22, 0.16, 0.1, 0.06], {
  attack: 0.12,
  release: 0.35,
  detune: [0],
  vibrato: 10,
  brightness: 8,
});
/** A round synthesised bass with a firm start. */
export const synthBass = held([1, 0.5, 0.28, 0.14, 0.08], {
  attack: 0.004,
  release: 0.05,
  detune: [0],
  vibrato: 0,
  brightness: 7,
});
