import { weighted, windowedSinc } from './windowed-sinc.ts';

const OVERSAMPLING = 4;
const REACH = 12;
const ROWS = windowedSinc(OVERSAMPLING, REACH, 1).slice(1);

/**
 * The highest level between the samples in dBTP, by fourfold oversampling (ITU-R BS.1770-5, annex 2). Silence gives
 * -Infinity. To save work only places within 6 dB of the highest sample are oversampled: between two samples lower than
 * that, no sound a voice makes reaches above it.
 */
export function truePeakDb(pcm: Float32Array): number {
  let peak = 0;
  for (let at = 0; at < pcm.length; at++) peak = Math.max(peak, Math.abs(pcm[at] ?? 0));
  const worthALook = peak / 2;
  for (let at = 0; at < pcm.length; at++) {
    if (Math.max(Math.abs(pcm[at] ?? 0), Math.abs(pcm[at + 1] ?? 0)) < worthALook) continue;
    for (const row of ROWS) peak = Math.max(peak, Math.abs(weighted(pcm, at, row)));
  }
  return 20 * Math.log10(peak);
}
