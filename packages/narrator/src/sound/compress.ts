/** Level above which the sound is held back, and by how much: 2.5 dB in gives 1 dB out. */
const THRESHOLD_DB = -22;
const RATIO = 2.5;
const KNEE_DB = 6;
const ATTACK_SECONDS = 0.008;
const RELEASE_SECONDS = 0.12;

/** A light compressor, in place: brings quiet syllables nearer to loud ones, so that a tablet's speaker carries both. */
export function compress(pcm: Float32Array, rate: number): void {
  const attack = Math.exp(-1 / (ATTACK_SECONDS * rate));
  const release = Math.exp(-1 / (RELEASE_SECONDS * rate));
  let power = 0;
  for (let at = 0; at < pcm.length; at++) {
    const sample = pcm[at] ?? 0;
    const now = sample * sample;
    const keep = now > power ? attack : release;
    power = keep * power + (1 - keep) * now;
    pcm[at] = sample * 10 ** (reductionDb(10 * Math.log10(power + 1e-10) - THRESHOLD_DB) / 20);
  }
}

/** Gain change (dB, never positive) for a level that many dB over the threshold, bending softly around it. */
function reductionDb(over: number): number {
  const slope = 1 / RATIO - 1;
  if (over <= -KNEE_DB / 2) return 0;
  return over >= KNEE_DB / 2 ? over * slope : (slope * (over + KNEE_DB / 2) ** 2) / (2 * KNEE_DB);
}
