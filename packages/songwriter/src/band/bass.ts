import { fadeOut, hertz, type Instrument } from './tone.ts';

/** A plucked bass: the treble goes first, the note itself slowly. */
export const bass: Instrument = (rate, pitch, seconds) => {
  const pcm = new Float32Array(Math.round((seconds + 0.1) * rate));
  const step = (2 * Math.PI * hertz(pitch)) / rate;
  const loss = Math.exp(-2 / rate);
  let level = 1;
  for (let at = 0; at < pcm.length; at++) {
    const phase = step * at;
    const rise = Math.min(1, at / (0.005 * rate));
    pcm[at] =
      (Math.sin(phase) + 0.45 * level * Math.sin(2 * phase) + 0.22 * level * level * Math.sin(3 * phase)) *
      level *
      rise *
      0.7;
    level *= loss;
  }
  return fadeOut(pcm, rate, 0.06);
};
