import { fadeOut, hertz, type Instrument } from './tone.ts';

/** One way a bar or string swings: frequency as a multiple of the note's, strength, seconds to fall by 60 dB. */
type Mode = readonly [ratio: number, strength: number, fall: number];

/** Bars and strings that are struck: a few decaying swings each (modal synthesis). */
function struck(modes: (pitch: number) => readonly Mode[], attack: number, ring: number): Instrument {
  return (rate, pitch, seconds) => {
    const all = modes(pitch);
    const longest = Math.max(...all.map(([, , fall]) => fall));
    const pcm = new Float32Array(Math.round(Math.min(longest, seconds + ring) * rate));
    for (const [ratio, strength, fall] of all) {
      const frequency = hertz(pitch) * ratio;
      if (frequency > rate * 0.4) continue;
      const turn = 2 * Math.cos((2 * Math.PI * frequency) / rate);
      const loss = 10 ** (-3 / (fall * rate));
      let before = -Math.sin((2 * Math.PI * frequency) / rate) * strength;
      let now = 0;
      for (let at = 0; at < pcm.length; at++) {
        pcm[at] = (pcm[at] ?? 0) + now;
        const next = (turn * now - before * loss) * loss;
        before = now;
        now = next;
      }
    }
    const rise = Math.round(attack * rate);
    for (let at = 0; at < rise; at++) pcm[at] = ((pcm[at] ?? 0) * at) / rise;
    return fadeOut(pcm, rate, 0.06);
  };
}

/** Wooden bars tuned like a marimba's: the second swing two octaves up. */
export const marimba = struck(
  () => [
    [1, 0.75, 0.7],
    [3.93, 0.22, 0.2],
    [9.2, 0.07, 0.07],
  ],
  0.002,
  0.5,
);

/** A music box's comb. */
export const musicBox = struck(
  () => [
    [1, 0.62, 1.9],
    [2, 0.1, 1],
    [5.4, 0.16, 0.3],
    [9.1, 0.04, 0.12],
  ],
  0.001,
  1.4,
);

/** Bells of a small glockenspiel, brighter than the music box. */
export const glockenspiel = struck(
  () => [
    [1, 0.6, 1.2],
    [2.76, 0.26, 0.5],
    [5.4, 0.12, 0.25],
  ],
  0.001,
  0.9,
);

/** A piano: slightly stretched overtones, the higher the sooner gone; low notes ring longer. */
export const piano = struck(
  (pitch) =>
    Array.from({ length: 9 }, (_, at): Mode => {
      const overtone = at + 1;
      const fall = (1.7 * 2 ** ((60 - pitch) / 30)) / (1 + 0.3 * at);
      return [overtone * Math.sqrt(1 + 0.0004 * overtone * overtone), 0.5 / overtone ** 1.2, fall];
    }),
  0.003,
  0.25,
);

/** A bright short pluck of a synthesiser. */
export const synthPluck = struck(
  () =>
    Array.from({ length: 12 }, (_, at): Mode => [
      at + 1,
      (at % 2 === 0 ? 0.5 : 0.26) / (at + 1),
      0.42 / (1 + 0.2 * at),
    ]),
  0.002,
  0.3,
);
